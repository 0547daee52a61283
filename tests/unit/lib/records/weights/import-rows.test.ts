import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { readWhen } from '@/lib/core/tables/dates';
import { type TypedUnit, typedUnits } from '@/lib/records/weights/vocabulary';
import { RUNS } from '@/tests/support/property-runs';
import { readSeries } from '@/tests/support/weight-csv';

const at = new Date('2026-11-21T10:00:00Z');
const pet = { type: 'cat', dateOfBirth: '2020-01-01', deceasedOn: null };
const readCsv = (csv: string, unit: 'kg' | 'lb' = 'kg') =>
  readSeries(csv, { unit, timeZone: 'Europe/Madrid', usualOrder: 'dayFirst', at, pet });
const weights = (csv: string, unit?: 'kg' | 'lb') => readCsv(csv, unit).rows.map(({ grams }) => grams);
const errors = (csv: string) => readCsv(csv).errors.map(({ line, message }) => `${line} ${message}`);

const GRAMS: Record<TypedUnit, number> = { g: 1200, kg: 1_200_000, lb: 544_311, oz: 34_019 };

const namedUnits: readonly (readonly [TypedUnit, readonly string[]])[] = [
  ['g', ['g', 'gram', 'grams', 'gramos']],
  ['kg', ['kg', 'KGS', 'kilos', 'kilograms', 'kilogramos']],
  ['lb', ['lb', 'lbs', 'pound', 'pounds', 'libras']],
  ['oz', ['oz', 'ounce', 'ounces', 'onzas']],
];

describe('a series of weights as text', () => {
  test.each(typedUnits)('R7.3 recognizes every name of %s in headings and cells', (unit) => {
    const names = namedUnits.flatMap(([of, words]) => (of === unit ? words : []));
    const other = { ...pet, type: 'other' };
    const grams = (csv: string) => {
      const { rows, errors } = readSeries(csv, { unit: 'kg', timeZone: 'UTC', usualOrder: 'dayFirst', at, pet: other });
      return [...rows.map((row) => row.grams), ...errors];
    };

    for (const name of names)
      for (const csv of [`date,${name}\n2026-03-07,1200`, `date,weight\n2026-03-07,1200 ${name}`])
        expect({ csv, grams: grams(csv) }).toEqual({ csv, grams: [GRAMS[unit]] });
  });

  test('R7.3 a first line with units but without headings is data', () => {
    expect(readCsv('2026-03-07, 4.2 kg, at home')).toMatchObject({
      rows: [{ grams: 4200, note: 'at home' }],
      errors: [],
    });
  });

  test('R7.3 reads headings in both languages, any column order and decimal mark', () => {
    expect(readCsv('note;kg;date\nafter lunch;4,25;2026-03-07')).toEqual({
      rows: [
        { line: 2, measuredAt: '2026-03-07T11:00:00.000Z', grams: 4250, bodyConditionScore: null, note: 'after lunch' },
      ],
      errors: [],
    });
    expect(readCsv('Fecha,Hora,Peso (kg),Condición corporal\n7/3/2026,8:30,4.25,5').rows).toMatchObject([
      { measuredAt: '2026-03-07T07:30:00.000Z', grams: 4250, bodyConditionScore: 5 },
    ]);
    expect(weights('date\tweight\n2026-03-07\t9,4\n2026-03-08\t4.2 kg\n2026-03-09\t4300 g', 'lb')).toEqual([
      4264, 4200, 4300,
    ]);
  });

  test('R7.3 lines without headings are date, weight, note', () => {
    expect(readCsv('2026-03-07, 4.25, thin\n\n2026-03-08, 4.3').rows).toMatchObject([
      { line: 1, grams: 4250, note: 'thin' },
      { line: 3, grams: 4300, note: null },
    ]);
  });

  test('R7.3 reports each invalid line by number and reads the others', () => {
    const csv = [
      'date,kg,bcs',
      '2026-03-07,4.2,5',
      '2026-02-30,4.2,',
      'yesterday,4.2,',
      '2026-03-08,heavy,',
      '2026-03-08,2000,',
      '2026-03-08,0,',
      '9999-01-01,4.2,',
      '2019-01-01,4.2,',
      '2026-03-09,4.2,12',
      '2026-03-09,4.2,good',
    ].join('\n');

    expect(weights(csv)).toEqual([4200]);
    expect(errors(csv)).toEqual([
      '3 weights.csv.errors.date',
      '4 weights.csv.errors.date',
      '5 weights.csv.errors.weight',
      '6 weights.validation.implausible?min=0.001&max=1600',
      '7 weights.validation.implausible?min=0.001&max=1600',
      '8 entries.validation.dateInFuture',
      '9 entries.validation.beforeBirth',
      '10 weights.validation.score',
      '11 weights.validation.score',
    ]);
    expect(errors('date,kg\n2026-03-08,30')).toEqual(['2 weights.validation.implausible?min=0.05&max=25']);
  });

  test('R7.3 states why a file is not a weight series', () => {
    const only = (line: number, fault: string) => ({
      rows: [],
      errors: [{ line, message: `weights.csv.errors.${fault}` }],
    });
    expect(errors('a,b\nc,d')).toEqual(['1 weights.csv.errors.date', '2 weights.csv.errors.date']);
    expect(readCsv('date,note\n2026-03-07,x')).toEqual(only(1, 'columns'));
    expect(readCsv('')).toEqual({ rows: [], errors: [] });

    expect(errors(`date,kg,note\n2026-03-07,4.2,${'x'.repeat(2001)}`)).toEqual([
      '2 entries.validation.tooLong?max=2000',
    ]);
  });

  test.each(['', 'kg', '4 stone', `${'0'.repeat(38)}4.2`])('R7.3 rejects %j as a weight', (cell) => {
    expect(errors(`date,weight,note\n2026-03-07,${cell},x`)).toEqual(['2 weights.csv.errors.weight']);
  });

  test('R7.3 keeps a quote within a note and removes an escaping quote', () => {
    const notes = readCsv(`date,kg,note\n2026-03-07,4.2,rock'=roll\n2026-03-08,4.2,'=1+1`).rows.map(({ note }) => note);
    expect(notes).toEqual(["rock'=roll", '=1+1']);
  });

  test('R7.3 exports survive a round trip with formulas and line breaks in notes', () => {
    const weight = fc.record({
      measuredAt: fc
        .integer({ min: 0, max: 2000 })
        .map((days) => new Date(Date.UTC(2021, 0, 1, 8, 30) + days * 86_400_000).toISOString()),
      grams: fc.integer({ min: 50, max: 25_000 }),
      bodyConditionScore: fc.option(fc.integer({ min: 1, max: 9 })),
      note: fc.option(fc.constantFrom('=1+1', '+x', '-x', '@x', 'a,b', 'a;b', 'two\nlines', 'a "b" c', 'ñandú')),
    });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 10 }), (rows) => {
        const columns = ['measuredAt', 'grams', 'bodyConditionScore', 'note'];
        const { rows: back, errors } = readCsv(
          stringify(rows, { columns, header: true, bom: true, escape_formulas: true }),
        );
        expect(errors).toEqual([]);
        expect(back.map(({ line: _, ...row }) => row)).toEqual(rows);
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 parses any cat weight in the notation of either language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 25_000 }),
        fc.constantFrom('en' as const, 'es' as const),
        (grams, locale) => {
          expect(weights(`date;kg\n2026-03-07;${formatNumber(grams / 1000, locale, { max: 3 })}`)).toEqual([grams]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('R7.3 every line of any text is a row, an error or empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { rows, errors } = readCsv(text);
        expect(rows.length + errors.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      }),
      { numRuns: RUNS },
    );
  });
});

test.each([
  ['2026-03-07', '', '2026-03-07T11:00:00.000Z'],
  ['2026-07-07', '', '2026-07-07T10:00:00.000Z'],
  ['2026-03-07 8:05', '', '2026-03-07T07:05:00.000Z'],
  ['2026-03-07T08:05:00+05:45', '', '2026-03-07T02:20:00.000Z'],
  ['07.03.2026', '23:59', '2026-03-07T22:59:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['03/17/2026', '', null],
  ['2026-03-07', '25:00', null],
  ['2026-03-07T99:00:00Z', '', null],
  ['', '08:00', null],
])('R7.3 in Madrid, "%s" and "%s" give %s', (date, time, instant) => {
  expect(readWhen(date, time, 'Europe/Madrid')?.toISOString() ?? null).toBe(instant);
});
