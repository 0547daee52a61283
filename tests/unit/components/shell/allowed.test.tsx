import { screen } from '@testing-library/react';
import { PetHeader } from '@/components/records/pets/pet-header';
import { WeightSection } from '@/components/records/weights/weight-section';
import { LostOffer } from '@/components/sharing/links/lost-banner';
import type { Weight } from '@/lib/records/weights/weight';
import { loadLateParts, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }), usePathname: () => '/' }));

const weight: Weight = {
  id: 'w1',
  measuredAt: '2026-11-20T08:00:00.000Z',
  grams: 9000,
  bodyConditionScore: null,
  note: null,
};
const luna = { id: 'p1', name: 'Luna' };
const weights = (
  <WeightSection
    petId="p1"
    petName="Luna"
    type="dog"
    gender="female"
    breed={null}
    dateOfBirth={null}
    deceasedOn={null}
    goal={null}
    weights={{ items: [weight], nextCursor: null }}
    range="all"
    adding={false}
  />
);
const face = { ...luna, type: 'dog', breed: null, photoKey: null, dateOfBirth: null, deceasedOn: null } as const;
const header = (
  <PetHeader of={{ face, severeAllergies: [] }} current={null} title={null}>
    {null}
  </PetHeader>
);
const buttons = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const tabs = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeAll(() => loadLateParts(() => renderInLanguage(weights)));

test('users with edit rights see the buttons of a list', () => {
  renderInLanguage(weights);

  expect(buttons()).toEqual(expect.arrayContaining(['Add weight', expect.stringMatching(/^Edit: /)]));
  expect(screen.getByRole('link', { name: 'Import a table' })).toBeVisible();
});

test('users without edit rights see no buttons of a list', () => {
  renderInLanguage(weights, 'en', { can: { edit: false, own: false } });

  expect(screen.getAllByText(/9\.00\skg/)[0]).toBeVisible();
  expect(buttons()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Import a table' })).toBeNull();
});

test('R11.9 users without edit rights still see Share', () => {
  renderInLanguage(header, 'en', {
    can: { edit: false, own: false },
  });

  expect(tabs()).toContain('Health');
  expect(tabs().filter((tab) => tab === 'Edit' || tab === 'Share')).toEqual(['Share']);
});

test('only owners can report a pet as lost', () => {
  renderInLanguage(<LostOffer pet={{ ...luna, deceasedOn: null }} lost={null} />, 'en', { can: { own: false } });

  expect(buttons()).toEqual([]);
});
