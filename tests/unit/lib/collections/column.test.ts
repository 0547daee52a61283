import { activityNames, dayNames, entryOf, factNames, selectOf, without } from '@/lib/collections/column';
import { photos } from '@/lib/collections/columns/photos';
import { treatments } from '@/lib/collections/columns/treatments';
import { comparedFields } from '@/lib/collections/compared-fields';
import { formValues } from '@/lib/collections/form-values';

const row = {
  ...{ id: 't1', kind: 'ticks_and_fleas' as const, product: 'Shield', substance: null, givenBy: null, note: null },
  ...{ givenAt: new Date('2026-11-02T08:30:00Z'), nextDueOn: new Date('2026-12-02'), weightGrams: 4200 },
};
const toEntry = (storedRow: typeof row) => entryOf<'ParasiteTreatment', typeof treatments>(treatments, storedRow);

describe('R7.1 an entry made from its row', () => {
  test('has instants as ISO 8601 and days as YYYY-MM-DD', () => {
    expect(toEntry(row)).toEqual({ ...row, givenAt: '2026-11-02T08:30:00.000Z', nextDueOn: '2026-12-02' });
  });

  test('omits other properties of the row', () => {
    const more: typeof row = Object.assign({ fileKey: 'secret' }, row);
    expect(toEntry(more)).not.toHaveProperty('fileKey');
  });

  test('reads no export-only column', () => {
    expect(selectOf(photos)).toMatchObject({ id: true, caption: true });
    expect(selectOf(photos)).not.toHaveProperty('sentBytes');
  });
});

test('R13.1 lists fact, day and activity-log columns', () => {
  expect(factNames(treatments)).toEqual(
    expect.arrayContaining(['kind', 'product', 'substance', 'givenAt', 'weightGrams', 'nextDueOn', 'givenBy']),
  );
  expect(factNames(treatments)).not.toContain('note');
  expect(dayNames(treatments)).toEqual(['nextDueOn']);
  expect(activityNames(treatments)).toEqual(['product', 'note']);
});

const columns = {
  name: {},
  day: { day: true },
  cost: {},
  currency: {},
  zone: { computed: true },
  size: { archived: true },
} as const;

interface Trip {
  name: string;
  day: string;
  cost: number;
  currency: string;
}

describe('R11.6 fields to compare', () => {
  test('match the columns, without computed ones or parts of others', () => {
    const fields = comparedFields<Trip>('trips', columns, { cost: { label: 'trips.price', with: ['currency'] } });
    expect(Object.keys(fields)).toEqual(['name', 'day', 'cost']);
    expect(Object.values(fields).map((field) => field?.label)).toEqual(['trips.name', 'trips.day', 'trips.price']);
  });

  test('keep all columns except the omitted ones', () => {
    expect(Object.keys(without(columns, 'cost', 'currency'))).toEqual(['name', 'day', 'zone', 'size']);
  });
});

test.each([
  [null, { name: '', day: '', cost: '', currency: '' }],
  [
    { name: 'Rome', day: '2026-12-01', cost: 0, currency: null, zone: 'UTC' },
    { name: 'Rome', day: '2026-12-01', cost: 0, currency: '' },
  ],
])('R7.1 a form starts with its typed fields only: %j', (entry, values) => {
  expect(formValues(columns, entry)).toEqual(values);
});
