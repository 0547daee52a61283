import { readCsv } from '@/lib/core/tables/csv';
import { readDay } from '@/lib/core/tables/dates';

const recordsOf = (csv: string) => {
  const table = readCsv(csv, 10);
  return typeof table === 'number' ? table : table.lines.map(({ record }) => record);
};

test.each([
  ['Datum;Kosten\n2026-01-05;12,50\n2026-01-06;8,00', ['Datum', 'Kosten'], ['2026-01-05', '12,50']],
  ['Date\tNote\n2026-01-05\ta; b, c', ['Date', 'Note'], ['2026-01-05', 'a; b, c']],
  ['Date|Note\n2026-01-05|a, b', ['Date', 'Note'], ['2026-01-05', 'a, b']],
  ['Date,Note\n2026-01-05,"a; b, ""c"""', ['Date', 'Note'], ['2026-01-05', 'a; b, "c"']],
  ['sep=|\nDate|Note\n2026-01-05|x', ['Date', 'Note'], ['2026-01-05', 'x']],
])('R7.25 guesses the delimiter and the quotes of %j', (csv, ...rows) => {
  expect(recordsOf(csv)).toEqual(expect.arrayContaining(rows));
});

test('R7.25 names the line whose quotation marks do not match', () => {
  expect(recordsOf('date,note\n2026-03-07,"open')).toBe(2);
});

test.each([
  ['5. März 2026', '2026-03-05'],
  ['Mittwoch, 5. Mai 2027', '2027-05-05'],
  ['5 février 2026', '2026-02-05'],
  ['1er août 2026', '2026-08-01'],
  ['5 juil. 2026', '2026-07-05'],
  ['5 gennaio 2026', '2026-01-05'],
  ['giovedì 5 mag 2026', '2026-05-05'],
  ['5 de fevereiro de 2026', '2026-02-05'],
  ['quinta-feira, 5 de março de 2026', '2026-03-05'],
  ['5 jui 2026', null],
])('R7.25 reads the day %j as %s', (text, day) => {
  expect(readDay(text, 'Europe/Madrid', 'monthFirst')).toBe(day);
});
