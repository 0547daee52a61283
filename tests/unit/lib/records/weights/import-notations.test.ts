import { at, csvOfDates, days, grams, readSeries, series } from '@/tests/support/weight-csv';

test('R7.14 one unambiguous date determines the order for the whole file', () => {
  const american = csvOfDates('02/03/2026', '01/25/2026', '11/02/2026');
  expect(days(american, 'dayFirst')).toEqual(['2026-02-03', '2026-01-25', '2026-11-02']);
  expect(series(american)).not.toHaveProperty('order');
  expect(days(csvOfDates('02/03/2026', '25/01/2026'), 'monthFirst')).toEqual(['2026-03-02', '2026-01-25']);
});

test('R7.14 two-digit years with dashes follow the file’s date order', () => {
  expect(days(csvOfDates('05-01-26', '25-01-26'), 'monthFirst')).toEqual(['2026-01-05', '2026-01-25']);
  expect(days(csvOfDates('05-01-26'), 'monthFirst')).toEqual(['2026-05-01']);
  expect(series(csvOfDates('05-01-26'), null).order).toBeNull();
});

test('R7.14 the usual date order applies to ambiguous files', () => {
  expect(days(csvOfDates('02/03/2026'), 'dayFirst')).toEqual(['2026-03-02']);
  expect(days(csvOfDates('02/03/2026'), 'monthFirst')).toEqual(['2026-02-03']);
  expect(series(csvOfDates('02/03/2026'), 'monthFirst').order).toBe('monthFirst');
});

test('R7.14 asks for the date order if it is ambiguous', () => {
  const errors = [{ line: 1, message: 'weights.csv.errors.order' }];
  expect(series(csvOfDates('02/03/2026', '2026-02-04'), null)).toEqual({ rows: [], errors, order: null });
  expect(days(csvOfDates('03/03/2026', '2026-02-04', '4 March 2026'), null)).toHaveLength(3);
});

test('R7.14 skips contradicting dates and reads others in the usual order', () => {
  const mixedSeries = series(csvOfDates('25/01/2026', '01/26/2026', '02/03/2026'), 'monthFirst');
  expect(mixedSeries.errors).toEqual([{ line: 2, message: 'weights.csv.errors.date' }]);
  expect(mixedSeries.order).toBe('monthFirst');
});

test.each([
  ['5/1/26', '2026-01-05'],
  ['05.01.26', '2026-01-05'],
  ['5. 1. 2026', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['5 January 2026', '2026-01-05'],
  ['January 5th, 2026', '2026-01-05'],
  ['Mon, Jan 5 2026 8:30 PM', '2026-01-05'],
  ['5-Jan-26', '2026-01-05'],
  ['2026-Jan-05', '2026-01-05'],
  ['5 de enero de 2026', '2026-01-05'],
  ['lunes, 5 ene. 2026', '2026-01-05'],
  ['1º de marzo de 2026', '2026-03-01'],
  ['mar 3 mar 2026', '2026-03-03'],
  ['Martes, 3 de MARZO de 2026', '2026-03-03'],
  ['12 sept 2026', '2026-09-12'],
  ['Jan 5, 2026 at 8:30\u202fAM', '2026-01-05'],
  ['5 January 2026 at 8:30', '2026-01-05'],
  ['5 de enero de 2026, a las 8:30', '2026-01-05'],
  ['05/01/2026 at 8:30', '2026-01-05'],
  ['05/01/2026 - 8:30', '2026-01-05'],
  ['Mon 05/01/2026', '2026-01-05'],
  ['lun., 05/01/26', '2026-01-05'],
  ['05/01/2026 8 PM', '2026-01-05'],
  ['05/01/2026 8:30 h', '2026-01-05'],
  ['05-01-26', '2026-01-05'],
  ['5-1-26 8:30', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['20260105T083000', '2026-01-05'],
  ['20260105 08:30', '2026-01-05'],
  ['20260105T083000Z', '2026-01-05'],
  ['2026. 1. 5.', '2026-01-05'],
  ['05.01.2026.', '2026-01-05'],
  ['2026-01-05 08:30:00 +0100', '2026-01-05'],
])('R7.14 parses the date %j as %s', (date, day) => {
  expect(days(csvOfDates(`"${date}"`))).toEqual([day]);
});

test.each([
  '5 Jänner 2026',
  '5 ja 2026',
  'January 2026',
  '5 6 January 2026',
  'January 5',
  '5 jan mar 2026',
  '31 April 2026',
  '20261301',
  '12345678',
  'at 8:30',
])('R7.14 skips the date %j', (date) => {
  expect(series(csvOfDates(date)).errors).toEqual([{ line: 2, message: 'weights.csv.errors.date' }]);
});

test.each([
  ['8:30 AM', '07:30'],
  ['12:15 am', '23:15'],
  ['1:05:00 p. m.', '12:05'],
  ['8:30\u202fAM', '07:30'],
  ['8 PM', '19:00'],
  ['8:30 h', '07:30'],
])('R7.14 parses the time %j in Madrid as %s UTC', (time, clock) => {
  expect(series(`date;time;kg\n2026-01-05;${time};4`).rows[0]?.measuredAt.slice(11, 16)).toBe(clock);
});

test('R7.14 the first line can define the separator', () => {
  const readResult = series('\uFEFFsep=;\r\nDate;Weight\r\n2026-01-05;12,4\r\nx;y');
  expect(readResult).toMatchObject({ rows: [{ line: 3, grams: 12_400 }], errors: [{ line: 4 }] });
  expect(grams('"sep=|"\nDate|Weight\n2026-01-05|12.4')).toEqual([12_400]);
});

const heading = 'Date;Weight\n2026-01-05;12,4';

test.each([
  `sep=;;\n${heading}`,
  `sep=;\r${heading.replace('\n', '\r')}`,
  `SEP = ;\n${heading}`,
  `sep=;,,\n${heading}`,
  `"sep=;";\n${heading}`,
  `sep=\\t\n${heading.replaceAll(';', '\t')}`,
  `sep=\n${heading}`,
  heading.replace('\n', '\r'),
  `\n\n${heading}`,
  `Weights of Luna\n${heading}`,
  `Weights of Luna, 2026\n\n${heading}`,
  `Weights of Luna; 2026\nExported by hand\n${heading}`,
  'Luna\nDatum;Gewicht\n2026-01-05;12,4',
  '"Date; time","Weight, all","Weight"\n2026-01-05,,12.4',
  '"Weight\n(kg)";Date\n12,4;2026-01-05',
  'Date|Weight\n2026-01-05|12.4',
])('R7.14 finds the table in %j', (csv) => {
  expect(series(csv)).toMatchObject({ rows: [{ grams: 12_400 }], errors: [] });
});

test('R7.14 keeps line numbers below a title', () => {
  expect(series(`sep=;\nLuna\n${heading}\nx;y`)).toMatchObject({ rows: [{ line: 4 }], errors: [{ line: 5 }] });
});

test('R7.14 a quotation mark within a field is part of the text', () => {
  const notes = (csv: string) => series(csv).rows.map(({ note }) => note);
  expect(notes('date,kg,note\n2026-01-05,12.4,5" collar\n2026-01-06,12.4,"a, b"')).toEqual(['5" collar', 'a, b']);
  expect(notes('date,kg,note\n2026-01-05,12.4,the "red" one')).toEqual(['the "red" one']);
});

test.each([
  ['1.250,5 g', 1251],
  ['1,250.5 g', 1251],
  ['1.250 g', 1250],
  ["12'500 g", 12_500],
  ['12 500 g', 12_500],
  ['12\u202F500 g', 12_500],
  ['12.400', 12_400],
  ['12,4', 12_400],
])('R7.14 parses a weight of %j as %d grams', (weight, value) => {
  expect(grams(`date;weight\n2026-01-05;${weight}`)).toEqual([value]);
});

test('R7.14 a column’s decimal mark determines its thousands separator', () => {
  const horse = { type: 'horse', dateOfBirth: '2020-01-01', deceasedOn: null };
  const weights = (csv: string) =>
    readSeries(csv, { unit: 'kg', timeZone: 'UTC', usualOrder: 'dayFirst', at, pet: horse }).rows.map(
      (row) => row.grams,
    );
  expect(weights('fecha;peso\n05/01/2026;1.250,5\n06/01/2026;1.250')).toEqual([1_250_500, 1_250_000]);
  expect(weights('date;weight\n05/01/2026;998.5\n06/01/2026;1,050')).toEqual([998_500, 1_050_000]);
  expect(weights('date;weight\n05/01/2026;998.5\n06/01/2026;998,5\n07/01/2026;98.250')).toEqual([
    998_500, 998_500, 98_250,
  ]);
});

test.each([
  ['horse', 'weight', ['1,250'], [1_250_000]],
  ['horse', 'weight', ['1.250'], [1_250_000]],
  ['horse', 'weight', ['450', '1.250'], [450_000, 1_250_000]],
  ['horse', 'weight', ['1,250', '998'], [1_250_000, 998_000]],
  ['horse', 'lb', ['1,100'], [498_952]],
  ['horse', 'weight', ['45.250'], [45_250]],
  ['horse', 'weight', ['45.250', '1.250'], [45_250]],
  ['horse', 'weight', ['450,5', '1,250'], [450_500]],
  ['dog', 'weight', ['1.250'], [1250]],
  ['dog', 'oz', ['1,100'], [31_184]],
  ['cat', 'weight', ['4,200', '12.400'], [4200, 12_400]],
  ['hamster', 'g', ['1.250'], [1]],
  ['bird', 'g', ['1.250'], [1250]],
  ['other', 'weight', ['1.250'], [1250]],
])('R7.14 thousands for a %s in %s %j follow plausible weights', (type, unit, numbers, expected) => {
  const csv = `date;${unit}\n${numbers.map((number) => `2026-01-05;${number}`).join('\n')}`;
  const animal = { type, dateOfBirth: '2020-01-01', deceasedOn: null };
  const { rows } = readSeries(csv, { unit: 'kg', timeZone: 'UTC', usualOrder: 'dayFirst', at, pet: animal });
  expect(rows.map((row) => row.grams)).toEqual(expected);
});

test.each(['1.25.0', '1,25,0.5', '01.250,5', '1.250,5,5'])('R7.14 rejects %j as a weight', (weight) => {
  expect(series(`date;weight\n2026-01-05;${weight}`).errors).toEqual([
    { line: 2, message: 'weights.csv.errors.weight' },
  ]);
});

test('R7.14 recognizes headings in other languages by their cells', () => {
  expect(series('Notiz;Gewicht (g);Datum;Uhrzeit\nnach dem Essen;12.400;05.01.2026;8:30').rows).toMatchObject([
    { measuredAt: '2026-01-05T07:30:00.000Z', grams: 12_400, note: 'nach dem Essen' },
  ]);
  expect(series('日付,体重\n2026/01/05,12.4').rows).toMatchObject([{ line: 2, grams: 12_400, note: null }]);
  expect(series('Date;Poids\n2026-01-05;12,4').rows).toMatchObject([{ grams: 12_400 }]);
});

test('R7.14 reports two possible weight columns as ambiguous', () => {
  expect(series('Datum;Gewicht;Futter\n2026-01-05;12.4;300').errors).toEqual([
    { line: 1, message: 'weights.csv.errors.columns' },
  ]);
});

test('R7.14 a first line with an invalid date is data', () => {
  expect(series('32/1/2026;12.4\n2026-01-05;12.4')).toMatchObject({ rows: [{ line: 2 }], errors: [{ line: 1 }] });
});
