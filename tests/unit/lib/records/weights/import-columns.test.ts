import { readColumns } from '@/lib/records/weights/import-columns';

const names = {
  score: ['bcs', 'bodyConditionScore', 'Body condition', 'Body condition score', 'Condición', 'condición corporal'],
  note: ['note', 'Notes', 'nota', 'Notas', 'comment', 'comments', 'comentario', 'comentarios'],
  date: ['measuredAt', 'date', 'day', 'fecha', 'día', 'date and time', 'Date & time', 'datetime', 'fecha y hora'],
  time: ['time', 'Hora'],
  weight: ['weight', 'Peso'],
  g: ['g', 'gram', 'grams', 'gramo', 'gramos', 'weight (g)', 'en gramos'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos', 'Peso / kg', 'in kilos'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras', 'weight in pounds'],
  oz: ['oz', 'ounce', 'ounces', 'onza', 'onzas', 'peso en onzas'],
};

const columnOf = (heading: string) => readColumns(['fecha', heading]).columns[1];

describe.each(Object.entries(names))('a column of %s', (column, headings) => {
  test.each(headings)('R7.3 recognizes the heading %j', (heading) => {
    expect(columnOf(heading)).toBe(column);
  });

  test.each(headings)('R7.3 does not recognize %j among other words', (heading) => {
    expect([columnOf(`my ${heading}`), columnOf(`${heading} of food`)]).toEqual([null, null]);
  });
});

const rowsBelow = [
  ['2026-03-01', '4.2', '8'],
  ['2026-04-01', '4.4', '9'],
];

test.each([
  [
    ['Datum', 'Gewicht (kg)', 'Alter (Monate)'],
    ['date', 'kg', null],
  ],
  [
    ['Datum', 'Poids [kg]', 'Température (°C)'],
    ['date', 'kg', null],
  ],
  [
    ['Datum', 'Gewicht', 'Alter'],
    ['date', null, null],
  ],
  [
    ['Datum', 'Gewicht (kg)', 'Futter (g)'],
    ['date', null, null],
  ],
  [
    ['Datum', 'Gewicht', 'Futter (g)'],
    ['date', null, null],
  ],
])('R7.3 next to other numbers, %j is recognized by its units', (headings, columns) => {
  expect(readColumns(headings, rowsBelow).columns).toEqual(columns);
});

test.each([
  ['Gewicht g', 'g'],
  ['Gewicht lbs', 'lb'],
  ['Gewicht_g', 'g'],
  ['Gewicht heute', 'weight'],
])('R7.3 the only number column, %j, is read as %s', (heading, column) => {
  const rows = rowsBelow.map((row) => row.slice(0, 2));
  expect(readColumns(['Datum', heading], rows).columns[1]).toBe(column);
});
