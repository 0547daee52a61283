import { readColumns } from '@/lib/records/weights/import-columns';

const names = {
  score: ['bcs', 'bodyConditionScore', 'Body condition', 'Body condition score', 'Condición', 'condición corporal'],
  note: ['note', 'Notes', 'nota', 'Notas', 'comment', 'comments', 'comentario', 'comentarios'],
  when: ['measuredAt', 'date', 'day', 'fecha', 'día', 'date and time', 'Date & time', 'datetime', 'fecha y hora'],
  time: ['time', 'Hora'],
  weight: ['weight', 'Peso'],
  g: ['g', 'gram', 'grams', 'gramo', 'gramos', 'weight (g)', 'en gramos'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos', 'Peso / kg', 'in kilos'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras', 'weight in pounds'],
  oz: ['oz', 'ounce', 'ounces', 'onza', 'onzas', 'peso en onzas'],
};

const columnOf = (heading: string) => readColumns(['fecha', heading]).columns[1];

describe.each(Object.entries(names))('a column of %s', (column, headings) => {
  test.each(headings)('R7.3 is headed by %j', (heading) => {
    expect(columnOf(heading)).toBe(column);
  });

  test.each(headings)('R7.3 is not headed by %j among other words', (heading) => {
    expect([columnOf(`my ${heading}`), columnOf(`${heading} of food`)]).toEqual([null, null]);
  });
});
