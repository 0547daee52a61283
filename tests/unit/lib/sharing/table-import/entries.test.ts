import { assignColumn, mapColumns } from '@/lib/sharing/table-import/columns';
import { type Choices, dateOrderOf, readEntries } from '@/lib/sharing/table-import/entries';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { tableOf } from '@/tests/support/table';

const noChoices: Choices = { order: '', kind: '', time: '', currency: '', unit: 'kg' };
const pet = { type: 'dog', dateOfBirth: '2020-01-01', deceasedOn: null };
const around = { timeZone: 'Europe/Madrid', pet, at: new Date('2026-11-30T10:00:00Z') };

const readRows = (kind: TableKind, rows: string[][], choices: Partial<Choices> = {}) =>
  readEntries(mapColumns(tableOf(...rows), kind), kind, { ...around, choices: { ...noChoices, ...choices } });
const entriesOf = (...args: Parameters<typeof readRows>) => readRows(...args).entries.map(({ entry }) => entry);
const errorsOf = (...args: Parameters<typeof readRows>) =>
  readRows(...args).errors.map(({ line, message }) => `${line} ${message.replace('tableImport.problems.', '')}`);

test('R7.25 an empty cell sets no field', () => {
  const rows = [
    ['Date', 'Vaccine', 'Valid until', 'Batch'],
    ['2026-01-05', 'Rabies', '', ''],
  ];
  expect(entriesOf('vaccinations', rows)).toEqual([{ givenOn: '2026-01-05', vaccine: 'Rabies' }]);
});

test('R7.25 rows without a readable date are left out', () => {
  const rows = [
    ['Date', 'Vaccine', 'Valid until'],
    ['', 'Rabies', ''],
    ['soon', 'Rabies', ''],
    ['2026-01-05', 'Rabies', 'never'],
  ];
  expect(errorsOf('vaccinations', rows)).toEqual(['2 noDate', '3 date', '4 date']);
});

test('R7.25 any date column decides the order of day and month', () => {
  const rows = [
    ['Date', 'Vaccine', 'Valid until'],
    ['02/03/2026', 'Rabies', '31/03/2027'],
  ];
  expect(entriesOf('vaccinations', rows)).toMatchObject([{ givenOn: '2026-03-02', validUntil: '2027-03-31' }]);
});

test('R7.25 an undecided order of day and month is asked for', () => {
  const rows = [
    ['Date', 'Vaccine'],
    ['02/03/2026', 'Rabies'],
  ];
  expect(dateOrderOf(mapColumns(tableOf(...rows), 'vaccinations'))).toEqual({ proven: null, unclear: true });
  expect(entriesOf('vaccinations', rows, { order: 'monthFirst' })).toMatchObject([{ givenOn: '2026-02-03' }]);
});

test('R7.25 treatments without a kind or time wait for an answer', () => {
  const rows = [
    ['Date', 'Product', 'Type'],
    ['2026-01-05', 'Milbemax', 'Entwurmung'],
    ['2026-01-06', 'Milbemax', 'x'],
  ];
  expect(errorsOf('treatments', rows)).toEqual(['2 noTime', '3 kind']);
  expect(entriesOf('treatments', rows, { time: '09:00', kind: 'other' })).toEqual([
    { givenAt: '2026-01-05T08:00:00.000Z', kind: 'worms', product: 'Milbemax' },
    { givenAt: '2026-01-06T08:00:00.000Z', kind: 'other', product: 'Milbemax' },
  ]);
});

test('R7.25 a time in the date or in its own column takes precedence', () => {
  const rows = [
    ['Date', 'Time', 'Kind', 'Title'],
    ['2026-01-05 8:30', '', 'vet', 'a'],
    ['2026-01-05', '10:15', 'Tierarzt', 'b'],
  ];
  expect(entriesOf('appointments', rows, { time: '12:00' })).toMatchObject([
    { startsAt: '2026-01-05T07:30:00.000Z', kind: 'vet' },
    { startsAt: '2026-01-05T09:15:00.000Z', kind: 'vet' },
  ]);
});

test.each([
  ['45,50 €', 4550, 'EUR'],
  ['£1,250', 125_000, 'GBP'],
  ['1.250,00 EUR', 125_000, 'EUR'],
  ['80', 8000, 'CAD'],
  ['$12.5', 1250, 'CAD'],
])('R7.25 reads the cost %j', (cost, costCents, currency) => {
  const rows = [
    ['Date', 'Reason', 'Cost'],
    ['2026-01-05', 'Checkup', cost],
  ];
  expect(entriesOf('vet-records', rows, { currency: 'CAD' })).toMatchObject([{ costCents, currency }]);
});

test.each([
  ['4.500 CLP', [450_000]],
  ['45,50 CLP', []],
])('R17.7 the cost %j has %j', (cost, cents) => {
  const rows = [
    ['Date', 'Reason', 'Cost'],
    ['2026-01-05', 'Checkup', cost],
  ];
  expect(entriesOf('vet-records', rows, {}).map(({ costCents }) => costCents)).toEqual(cents);
});

test('R7.25 a currency sign must match the chosen currency and the currency column', () => {
  const rows = [
    ['Date', 'Reason', 'Cost', 'Currency'],
    ['2026-01-05', 'Checkup', '$80', ''],
    ['2026-01-06', 'Checkup', '$80', 'EUR'],
    ['2026-01-07', 'Checkup', '$80', 'USD'],
    ['2026-01-08', 'Checkup', '80', 'eur'],
  ];
  expect(errorsOf('vet-records', rows, { currency: 'CHF' })).toEqual(['2 currency', '3 cost']);
  expect(entriesOf('vet-records', rows, { currency: 'CHF' })).toMatchObject([{ currency: 'USD' }, { currency: 'EUR' }]);
});

test('R7.25 a follow-up date is in the description, and open from today on', () => {
  const rows = [
    ['Date', 'Reason', 'Next visit'],
    ['2026-01-05', 'Checkup', '29/11/2026'],
    ['2026-01-06', 'Checkup', '30/11/2026'],
  ];
  expect(entriesOf('vet-records', rows)).toEqual([
    { visitedOn: '2026-01-05', description: '<p>Checkup</p><p>Next visit: 29/11/2026</p>' },
    {
      visitedOn: '2026-01-06',
      description: '<p>Checkup</p><p>Next visit: 30/11/2026</p>',
      followUpOn: '2026-11-30',
    },
  ]);
});

test('R7.25 a row with too much text is left out', () => {
  const rows = [
    ['Date', 'Reason'],
    ['2026-01-05', 'x'.repeat(60_001)],
    ['2026-01-06', 'Checkup'],
  ];
  expect(errorsOf('vet-records', rows)).toEqual(['2 tooLong']);
});

test('R7.25 a cost without a currency waits for a choice', () => {
  const rows = [
    ['Date', 'Reason', 'Cost'],
    ['2026-01-05', 'Checkup', '80'],
    ['2026-01-06', 'Checkup', 'free'],
  ];
  expect(errorsOf('vet-records', rows)).toEqual(['2 currency', '3 cost']);
});

test('R7.25 a visit without a description is described by its reason', () => {
  const rows = [
    ['Date', 'Reason', 'Notes'],
    ['2026-01-05', 'A & B', ''],
    ['2026-01-06', 'Checkup', 'All <well>\nCome back'],
  ];
  expect(entriesOf('vet-records', rows)).toEqual([
    { visitedOn: '2026-01-05', description: '<p>A &amp; B</p>' },
    { visitedOn: '2026-01-06', description: '<p>All &lt;well&gt;</p><p>Come back</p>', reason: 'Checkup' },
  ]);
});

test('R7.25 a frequency in other words becomes an instruction', () => {
  const rows = [
    ['Medicine', 'Start', 'Frequency'],
    ['Apoquel', '2026-01-05', '2x täglich'],
    ['Cortavance', '2026-01-06', 'on bad days'],
  ];
  expect(entriesOf('medications', rows)).toMatchObject([
    { name: 'Apoquel', startsOn: '2026-01-05', frequency: 'BID' },
    { name: 'Cortavance', frequency: 'UNKNOWN', instructions: 'on bad days' },
  ]);
});

test('R7.25 weights keep their units, and their columns can be changed', () => {
  const rows = [
    ['Datum', 'Gewicht', 'Futter (g)'],
    ['05.01.2026', '12,4', '300'],
  ];
  const table = assignColumn(mapColumns(tableOf(...rows), 'weights'), 1, 'lb');
  const reading = readEntries(table, 'weights', { ...around, choices: { ...noChoices, order: 'dayFirst' } });
  expect(reading.entries).toMatchObject([{ line: 2, entry: { grams: 5625 } }]);
});
