import { screen, within } from '@testing-library/react';
import { FactPage } from '@/components/overviews/provenance/fact-page';
import { factFields } from '@/lib/overviews/provenance/fields';
import type { HistoryEvent } from '@/lib/overviews/provenance/history';
import type { Fact } from '@/lib/overviews/provenance/queries';
import { type PageContextInTest, renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmedSource, marsh, proposedSource } from '@/tests/support/source-examples';

const you = { who: 'you', name: 'Alex' } as const;
const values = { allergen: 'Penicillin', severity: 'severe', reaction: 'Swelling' };
const before = { ...values, reaction: 'Itching' };
const event = (what: HistoryEvent['what'], more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  ...{ at: '2026-11-22T10:00:00.000Z', what, who: you, reader: null, changes: [], document: null },
  ...more,
});
const luna = { id: 'p1', name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null } as const;
const vaccinatedPet = {
  ...({
    type: 'dog',
    dateOfBirth: null,
    deceasedOn: null,
    vaccineProfile: 'wsava',
    country: null,
    region: null,
  } as const),
  ...{ extraVaccines: [], highRisk: false, microchippedOn: null, createdAt: '2026-01-01T00:00:00.000Z' },
};

function renderFact(more: Partial<Fact> = {}, language: 'en' | 'es' = 'en', reader?: PageContextInTest) {
  const fact: Fact = {
    ...{
      id: 'a1',
      part: 'allergies',
      values,
      remarks: [],
      typist: you,
      corrector: you,
      formerReader: null,
      documents: [],
      doses: [],
    },
    ...{ fields: factFields('allergies', Object.keys(values)), source: aSource(), vaccinated: vaccinatedPet },
    history: [event('typed')],
    ...more,
  };
  return renderInLanguage(<FactPage pet={luna} fact={fact} />, language, reader);
}

test('R13.1 a confirmed fact shows its person, clinic, method and date', () => {
  const { container, unmount } = renderFact({ source: confirmedSource });
  expect(container).toHaveTextContent(
    'Confirmed by Dr. Elena Marsh, Sunny Street Vets on 22 November 2026, with a code sent to info@sunnystreetvets.example.',
  );
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAccessibleDescription(
    'If you change this, Dr. Elena Marsh’s confirmation is removed until someone confirms it again.',
  );
  unmount();
  expect(renderFact({ source: confirmedSource }, 'es').container).toHaveTextContent('Confirmado por Dr. Elena Marsh');
});

test('R13.1 a typed name is never shown as confirmed', () => {
  const { container } = renderFact({ source: proposedSource });
  expect(container).toHaveTextContent('From Dr. Elena Marsh, Sunny Street Vets, on 22 November 2026.');
  expect(container).toHaveTextContent('Name not verified.');
  expect(container).not.toHaveTextContent(/confirmed|(?<!not )verified/i);
});

test('R13.2 a statement about a different animal is shown as such', () => {
  const { container, unmount } = renderFact({ formerReader: 'Dr. Elena Marsh' });
  expect(container).toHaveTextContent('Added by you.');
  expect(container).toHaveTextContent('Dr. Elena Marsh’s answer was about a different chip or species');
  unmount();
  expect(renderFact({ formerReader: 'Dr. Elena Marsh' }, 'es').container).toHaveTextContent('sobre otro chip');
});

test('R13.1 a typed fact shows no warning, and viewers cannot edit it', () => {
  const { container, unmount } = renderFact();
  expect(container).toHaveTextContent('Added by you.');
  expect(container).not.toHaveTextContent('If you change this');
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=allergies&entry=a1',
  );
  unmount();

  renderFact({}, 'en', { can: { edit: false } });
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
});

test('R13.2 the history strikes through old values but keeps them readable', () => {
  const changes = [{ name: 'reaction', was: before, became: values }];
  renderFact({ history: [event('correctedBy', { reader: marsh, changes }), event('typed')] });

  const [first, last] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Dr. Elena Marsh corrected it');
  expect(first).toHaveTextContent('verified by code sent to info@sunnystreetvets.example; you accepted');
  expect(within(first as HTMLElement).getByRole('deletion')).toHaveTextContent('Itching');
  expect(within(first as HTMLElement).getByRole('insertion')).toHaveTextContent('Swelling');
  expect(last).toHaveTextContent('You added it by hand');
});

test('R13.2 a corrected field shows the date of its correction', () => {
  const changes = [{ name: 'reaction', was: before, became: values }];
  const { container } = renderFact({ history: [event('correctedBy', { reader: marsh, changes })] });
  expect(within(container.querySelector('dl') as HTMLElement).getByText('corrected on 22 Nov')).toBeVisible();
});

test('R13.1 a vaccination shows its stamp with the source mark', () => {
  const dose = { id: 'v1', vaccine: 'dog.rabies', givenOn: '2026-01-10', product: null, antigens: [] };
  const { container } = renderFact({
    ...{ id: 'v1', part: 'vaccinations', source: confirmedSource, values: { ...dose, clinic: 'Sunny Street Vets' } },
    ...{ fields: factFields('vaccinations', ['vaccine']), doses: [{ ...dose, validUntil: null, nextDueOn: null }] },
  });
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Rabies, given on 10 January 2026/);
  expect(container.querySelector('.stamp-mark use')?.getAttribute('href')).toMatch(/#seal-check$/);
});
