import { screen, within } from '@testing-library/react';
import { FactPage } from '@/components/overviews/provenance/fact-page';
import { factFields } from '@/lib/overviews/provenance/fields';
import type { HistoryEvent } from '@/lib/overviews/provenance/history';
import type { Fact } from '@/lib/overviews/provenance/queries';
import { type ReaderInTest, renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmed, marsh, proposed } from '@/tests/support/source-examples';

const you = { who: 'you', name: 'Alex' } as const;
const values = { allergen: 'Penicillin', severity: 'severe', reaction: 'Swelling' };
const before = { ...values, reaction: 'Itching' };
const event = (what: HistoryEvent['what'], more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  ...{ at: '2026-11-22T10:00:00.000Z', what, who: you, reader: null, changes: [], document: null },
  ...more,
});
const luna = { id: 'p1', name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null } as const;
const vaccinated = {
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

function renderFact(more: Partial<Fact> = {}, language: 'en' | 'es' = 'en', reader?: ReaderInTest) {
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
    ...{ fields: factFields('allergies', Object.keys(values)), source: aSource(), vaccinated },
    history: [event('typed')],
    ...more,
  };
  return renderInLanguage(<FactPage pet={luna} fact={fact} />, language, reader);
}

test('R13.1 a confirmed fact says by whom, from where, how and when', () => {
  const { container, unmount } = renderFact({ source: confirmed });
  expect(container).toHaveTextContent(
    'Confirmed by Dr. Elena Marsh, Sunny Street Vets, through info@sunnystreetvets.example, on 22 November 2026.',
  );
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAccessibleDescription(
    'A change takes Dr. Elena Marsh’s mark off, until someone confirms it again.',
  );
  unmount();
  expect(renderFact({ source: confirmed }, 'es').container).toHaveTextContent('Confirmado por Dr. Elena Marsh');
});

test('R13.1 a name as typed is never more than that', () => {
  const { container } = renderFact({ source: proposed });
  expect(container).toHaveTextContent('Said by Dr. Elena Marsh, Sunny Street Vets on 22 November 2026.');
  expect(container).toHaveTextContent('nobody has checked who it was');
  expect(container).not.toHaveTextContent(/confirmed|verified/i);
});

test('R13.2 a word about another animal is told as one', () => {
  const { container, unmount } = renderFact({ formerReader: 'Dr. Elena Marsh' });
  expect(container).toHaveTextContent('You typed it.');
  expect(container).toHaveTextContent('What Dr. Elena Marsh said was about another chip or species');
  unmount();
  expect(renderFact({ formerReader: 'Dr. Elena Marsh' }, 'es').container).toHaveTextContent('sobre otro chip');
});

test('R13.1 what was typed warns of nothing, and viewers change nothing', () => {
  const { container, unmount } = renderFact();
  expect(container).toHaveTextContent('You typed it.');
  expect(container).not.toHaveTextContent('A change takes');
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=allergies&entry=a1',
  );
  unmount();

  renderFact({}, 'en', { can: { edit: false } });
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
});

test('R13.2 the history strikes what stood and keeps it readable', () => {
  const changes = [{ name: 'reaction', was: before, became: values }];
  renderFact({ history: [event('correctedBy', { reader: marsh, changes }), event('typed')] });

  const [first, last] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Dr. Elena Marsh corrected it');
  expect(first).toHaveTextContent('with a code to info@sunnystreetvets.example; you accepted');
  expect(within(first as HTMLElement).getByRole('deletion')).toHaveTextContent('Itching');
  expect(within(first as HTMLElement).getByRole('insertion')).toHaveTextContent('Swelling');
  expect(last).toHaveTextContent('You typed it');
});

test('R13.2 a corrected field says when', () => {
  const changes = [{ name: 'reaction', was: before, became: values }];
  const { container } = renderFact({ history: [event('correctedBy', { reader: marsh, changes })] });
  expect(within(container.querySelector('dl') as HTMLElement).getByText('corrected on 22 Nov')).toBeVisible();
});

test('R13.1 a vaccination shows its stamp with the mark', () => {
  const dose = { id: 'v1', vaccine: 'dog.rabies', givenOn: '2026-01-10', product: null, antigens: [] };
  const { container } = renderFact({
    ...{ id: 'v1', part: 'vaccinations', source: confirmed, values: { ...dose, clinic: 'Sunny Street Vets' } },
    ...{ fields: factFields('vaccinations', ['vaccine']), doses: [{ ...dose, validUntil: null, nextDueOn: null }] },
  });
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Rabies, given on 10 January 2026/);
  expect(container.querySelector('.stamp-mark use')?.getAttribute('href')).toMatch(/#seal-check$/);
});
