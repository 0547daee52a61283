/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { NotOnPageSlot } from '@/components/overviews/waiting/not-on-page-slot';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '../../../../support/a-waiting';
import { renderInLanguage } from '../../../../support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/pets/luna' }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const photo = aWaiting({ seq: 2, collection: 'photos', opened: null, shown: { caption: 'Snow' } });
const dose = aWaiting({ seq: 3, collection: 'vaccinations', opened: null, shown: { vaccine: 'Lyme' } });
const others = aWaiting({ seq: 4, petId: 'milo', collection: 'vaccinations', opened: null, shown: {} });

afterEach(() => act(() => showWaiting(nothingWaits)));

const renderNotice = (reads?: readonly string[]) => {
  act(() => showWaiting({ entries: [photo, dose, others] }));
  renderInLanguage(<NotOnPageSlot petId="luna" petType="dog" reads={reads} />);
};

const names = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

test('R12.7 a page names waiting entries of its pet', async () => {
  renderNotice();
  expect(await names()).toEqual([expect.stringMatching(/^Snow/), expect.stringMatching(/^Lyme/)]);
  expect(screen.getByRole('region')).toHaveTextContent(/^Not sent yet.*These changes haven’t been sent yet:/);
});

test('R12.7 a page names waiting entries of the collections it shows', async () => {
  renderNotice(['vaccinations', 'treatments']);
  expect(await names()).toEqual([expect.stringMatching(/^Lyme/)]);
});

test('R12.7 a page without waiting entries in its collections shows no note', () => {
  renderNotice(['treatments']);
  expect(screen.queryByRole('region')).toBeNull();
});
