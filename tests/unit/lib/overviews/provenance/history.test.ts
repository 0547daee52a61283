import type { ReaderSource } from '@/lib/collections/source';
import { factFields } from '@/lib/overviews/provenance/fields';
import { type ChangeRow, correctionsIn, toHistory } from '@/lib/overviews/provenance/history';
import { marsh } from '@/tests/support/source-examples';

const at = (day: number) => new Date(`2026-11-${day}T10:00:00Z`);
const whoOf = (id: string | null) => ({ who: id === 'me' ? ('you' as const) : ('person' as const), name: id ?? '' });
const source: ReaderSource = { kind: 'confirmed', ...marsh, at: at(22).toISOString() };
const { all: fields } = factFields('vaccinations', ['vaccine', 'batch', 'product']);
const values = { vaccine: 'dog.rabies', product: 'Rabisin', batch: 'L88211' };
const changeOn = (day: number, was: object, more: Partial<ChangeRow> = {}): ChangeRow => ({
  ...{ at: at(day), memberId: 'me', source: null, was, became: {} },
  ...more,
});

const historyFacts = {
  ...{ values, fields, whoOf, documents: [{ name: 'Passport', createdAt: at(12), createdById: 'me' }] },
  created: { at: at(10), memberId: 'ana', what: 'typed' as const },
};

test('R13.2 lists history newest first, with the origin last', () => {
  const changes = [
    changeOn(24, { batch: 'L88210' }),
    changeOn(22, { batch: 'L88201' }, { source }),
    changeOn(11, {}, { source }),
  ];
  const history = toHistory({ ...historyFacts, changes });

  expect(history.map(({ what }) => what)).toEqual(['changed', 'correctedBy', 'attached', 'confirmed', 'typed']);
  expect(history[1]).toMatchObject({
    reader: marsh,
    changes: [{ name: 'batch', was: { batch: 'L88201' }, became: { batch: 'L88210' } }],
  });
  expect(history.at(-1)?.who.name).toBe('ana');
});

test('R13.2 the history of a reader’s entry starts with the reader', () => {
  const history = toHistory({ ...historyFacts, documents: [], changes: [changeOn(10, {}, { source })] });
  expect(history.map(({ what }) => what)).toEqual(['writtenBy']);
});

test('R13.2 dates corrections per field and ignores plain changes', () => {
  const changes = [
    changeOn(24, { batch: 'L88210' }),
    changeOn(22, { batch: 'L88201' }, { source }),
    changeOn(11, { product: 'Nobivac' }),
  ];
  expect(correctionsIn(toHistory({ ...historyFacts, changes }))).toEqual({ batch: at(24).toISOString() });
});

test('R13.2 columns shown together count as one change', () => {
  const vitals = factFields('vitals', ['kind', 'value', 'measuredAt', 'context']);
  const shownValues = { kind: 'heart_rate', value: 90 };
  const [first] = toHistory({
    ...historyFacts,
    values: shownValues,
    fields: vitals.all,
    changes: [changeOn(24, { value: 80 })],
  });
  expect(first?.changes).toEqual([{ name: 'kind', was: { kind: 'heart_rate', value: 80 }, became: shownValues }]);
});
