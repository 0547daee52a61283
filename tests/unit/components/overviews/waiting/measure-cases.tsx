import { MeasureList } from '@/components/records/measures/measure-list';
import { ReadingList } from '@/components/records/measures/reading-list';
import { newId } from '@/lib/core/validation/ids';
import { measuresClient, readingsClient } from '@/lib/records/measures/client';
import type { Measure } from '@/lib/records/measures/measure';
import { entriesOf } from '@/tests/support/entries';

const petId = 'p1';
const id = newId();
const most = entriesOf((kind) => kind);
const page = (rows: readonly object[]) => ({ items: rows as never[], nextCursor: null });
const measure: Measure = {
  ...{ id, kind: 'blood_glucose', name: null, unit: 'mg/dL', low: null, high: null, rangeUnit: null },
  ...{ rangeBy: null, rangeSince: null, endedOn: null, note: null },
};
export const measureCases = {
  measures: {
    least: { kind: 'blood_glucose' },
    most: most.measures,
    create: (body: object) => measuresClient.create(petId, body as never, newId()),
    bin: measuresClient,
    list: (rows: readonly object[] = []) => <MeasureList petId={petId} first={page(rows)} />,
    opens: /^Edit/,
  },
  readings: {
    least: { measuredAt: most.weights.measuredAt, value: 5 },
    most: { measuredAt: most.weights.measuredAt, text: 'HI', unit: 'mg/dL', context: 'before_food', note: 'Ear' },
    create: (body: object) => readingsClient(id).create(petId, body as never, newId()),
    bin: readingsClient(id),
    list: (rows: readonly object[] = []) => <ReadingList petId={petId} measure={measure} first={page(rows)} />,
    opens: /^Edit/,
  },
};
