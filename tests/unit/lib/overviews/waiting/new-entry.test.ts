import { byPet } from '@/lib/overviews/waiting/by-pet';
import { actionOf, entryTitle } from '@/lib/overviews/waiting/entry-title';
import { asNewEntry, canBeNew } from '@/lib/overviews/waiting/new-entry';
import { fieldsOf } from '@/lib/records/fields';
import { weightInput } from '@/lib/records/weights/schema';
import { aWaiting } from '../../../../support/a-waiting';

const ID = '01990000-0000-7000-8000-000000000002';

test('R12.3 a change of a deleted entry becomes a whole new entry', () => {
  const measuredAt = '2026-11-20T07:00:00.000Z';
  const openedWeight = { ...aWaiting().opened, measuredAt, bodyConditionScore: 5, createdBy: { id: 'a', name: 'Ana' } };

  const newEntry = asNewEntry(aWaiting({ opened: openedWeight }), fieldsOf('weights') ?? {}, ID);

  expect(newEntry).toMatchObject({ verb: 'create', method: 'POST', path: '/api/pets/luna/weights', entryId: ID });
  const { id, ...entry } = { ...newEntry.body };
  expect(id).toBe(ID);
  expect(weightInput(new Date('2026-11-21T12:00:00Z')).safeParse(entry).success).toBe(true);
  expect(entry).toEqual({ measuredAt, grams: 11_200, bodyConditionScore: 5, note: null });
});

test('R12.3 photos, restores and unopened entries can’t become new entries', () => {
  expect(canBeNew(aWaiting())).toBe(true);
  expect(canBeNew(aWaiting({ collection: 'photos' }))).toBe(false);
  expect(canBeNew(aWaiting({ verb: 'restore' }))).toBe(false);
  expect(canBeNew(aWaiting({ opened: null }))).toBe(false);
});

test('R12.4 a waiting write is titled by its content', () => {
  expect(entryTitle(aWaiting())).toEqual({ grams: 11_200 });
  const tick = { collection: 'completions', opened: null, shown: { status: 'done', title: 'Morning walk' } };
  expect(entryTitle(aWaiting(tick))).toEqual({ name: 'Morning walk' });
  expect(entryTitle(aWaiting({ collection: 'photos', opened: null, shown: { caption: ' ' } }))).toBeNull();
});

test.each([
  ['completions', 'create', { status: 'done' }, 'tick'],
  ['completions', 'create', { status: 'skipped' }, 'skip'],
  ['completions', 'remove', { status: null }, 'untick'],
  ['checks', 'create', {}, 'tick'],
  ['doses', 'create', { status: 'given' }, 'give'],
  ['doses', 'remove', {}, 'untake'],
  ['weights', 'remove', {}, 'remove'],
] as const)('R12.4 %s, %s of %j is described as %s', (collection, verb, shownValues, doing) => {
  expect(actionOf(aWaiting({ collection, verb, shown: shownValues }))).toBe(doing);
});

test('R12.4 lists sent, sending and waiting writes in order per pet', () => {
  const [first, second, third] = [1, 2, 3].map((seq) => aWaiting({ seq }));
  const other = aWaiting({ seq: 4, petId: 'milo', trouble: { kind: 'gone' } });
  const state = { sent: [first], entries: [second, third, other], sending: 2, isAnswered: true } as Parameters<
    typeof byPet
  >[0];

  const shownStates = byPet(state).map(({ petId, rows }) => [petId, ...rows.map((row) => row.state)]);

  expect(shownStates).toEqual([
    ['luna', 'sent', 'sending', 'waits'],
    ['milo', 'look'],
  ]);
});
