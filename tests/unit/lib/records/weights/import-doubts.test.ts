import { csvOfDates, days, grams, series } from '@/tests/support/weight-csv';

test.each([
  'date,weight\n2026-01-05,12,4',
  'fecha,peso,nota\n05/01/2026,12,4,en casa',
  'date,kg,note\n2026-01-05,12,4',
  'date,bcs,kg\n2026-01-05,5,12,4',
  'date,g\n2026-01-05,12,400',
  '2026-01-05, 12,4 kg',
])('R7.14 skips a weight split at its decimal comma in %j', (csv) => {
  const { rows, errors } = series(csv);
  expect(rows).toEqual([]);
  expect(errors).toEqual([{ line: expect.any(Number), message: 'weights.csv.errors.split' }]);
});

test.each([
  'date,weight\n2026-01-05,"12,4"',
  'date,kg,bcs\n2026-01-05,12.4,4',
  'date,kg,lb\n2026-01-05,12.4,27',
  '2026-01-05, 12.4, 4 kibbles',
  'date,kg\n2026-01-05,12.4,,,',
  'date;kg;note\n2026-01-05;12,4;3',
])('R7.14 reads an unsplit weight in %j', (csv) => {
  expect(series(csv)).toMatchObject({ rows: [{ grams: 12_400 }], errors: [] });
});

test.each([
  ['date;weight;unit\n2026-01-05;27;lb\n2026-01-06;12,4;kg\n2026-01-07;12,4;', [12_247, 12_400, 12_400]],
  ['Datum;Gewicht;Einheit\n2026-01-05;27;lb', [12_247]],
  ['fecha;unidad de peso;peso\n2026-01-05;lb;27', [12_247]],
  ['date;weight;food;unit\n2026-01-05;12,4;chicken;g', [12_400]],
  ['date;kg;unit\n2026-01-05;12,4;g', [12_400]],
])('R7.14 applies a unit column next to the weight in %j', (csv, expected) => {
  expect(grams(csv)).toEqual(expected);
});

test.each(['date;weight;unit\n2026-01-05;2;stone', 'date;weight\n2026-01-05;5 lb 4'])(
  'R7.14 skips a weight that is only partly readable in %j',
  (csv) => {
    expect(series(csv).errors).toEqual([{ line: 2, message: 'weights.csv.errors.weight' }]);
  },
);

test('R7.14 an impossible date does not determine the date order', () => {
  expect(series(csvOfDates('02/03/2026', '99/01/2026'), 'monthFirst').order).toBe('monthFirst');
  expect(days(csvOfDates('02/03/2026', '99/01/2026'), 'monthFirst')).toEqual(['2026-02-03']);
});
