import { assignColumn, mapColumns, missingFields } from '@/lib/sharing/table-import/columns';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { tableOf } from '@/tests/support/table';

const columnsOf = (kind: TableKind, ...rows: string[][]) => mapColumns(tableOf(...rows), kind).columns;

const cards = [
  ['Date', 'Vaccine', 'Valid until', 'Batch', 'Vet', 'Notes'],
  ['Fecha', 'Vacuna', 'Válida hasta', 'Lote', 'Veterinario', 'Notas'],
  ['Datum', 'Impfung', 'Gültig bis', 'Chargennummer', 'Tierarzt', 'Bemerkungen'],
  ['Date', 'Vaccin', 'Valable jusqu’au', 'Numéro de lot', 'Vétérinaire', 'Remarques'],
  ['Data', 'Vaccino', 'Valido fino al', 'Lotto', 'Veterinario', 'Note'],
  ['Data', 'Vacina', 'Válida até', 'Lote', 'Veterinário', 'Observações'],
];

test.each(cards)('R7.25 recognizes the headings of a vaccination table: %s %s', (...headings) => {
  const foundColumns = ['date', 'vaccine', 'validUntil', 'batch', 'vetName', 'note'];
  expect(columnsOf('vaccinations', headings, ['2026-01-05', 'Rabies'])).toEqual(foundColumns);
});

const visits = [
  ['Date', 'Reason', 'Diagnosis', 'Cost', 'Next visit'],
  ['Fecha', 'Motivo', 'Diagnóstico', 'Importe', 'Próxima visita'],
  ['Datum', 'Grund', 'Diagnose', 'Kosten', 'Nachkontrolle'],
  ['Date', 'Motif', 'Diagnostic', 'Prix', 'Prochaine visite'],
  ['Data', 'Motivo', 'Diagnosi', 'Costo', 'Prossima visita'],
  ['Data', 'Motivo', 'Diagnóstico', 'Custo', 'Próxima consulta'],
];

test.each(visits)('R7.25 recognizes the headings of a table of visits: %s %s', (...headings) => {
  const foundColumns = ['date', 'reason', 'diagnosis', 'cost', 'followUpOn'];
  expect(columnsOf('vet-records', headings, ['2026-01-05', 'Checkup'])).toEqual(foundColumns);
});

test('R7.25 recognizes headings that contain the words of a field', () => {
  const headings = ['Vaccination date', 'Vaccine name', 'Next vaccination date', 'Colour'];
  expect(columnsOf('vaccinations', headings)).toEqual(['date', 'vaccine', 'nextDueOn', null]);
});

test('R7.25 the only column with dates is the date', () => {
  expect(columnsOf('medications', ['Name', 'When'], ['Apoquel', '5/1/2026'])).toEqual(['name', 'date']);
  expect(columnsOf('medications', ['Name', 'X', 'Y'], ['Apoquel', '5/1/2026', '6/1/2026'])).toEqual([
    'name',
    null,
    null,
  ]);
});

test('R7.25 finds the headings below a title', () => {
  const table = mapColumns(tableOf(['Luna 2026'], ['Date', 'Vaccine'], ['2026-01-05', 'Rabies']), 'vaccinations');
  expect(table).toMatchObject({ headings: ['Date', 'Vaccine'], data: [{ line: 3 }] });
});

test('R7.25 a changed column takes its field from the other column', () => {
  const table = mapColumns(tableOf(['Date', 'Vaccine', 'Brand'], ['2026-01-05', 'Rabies', 'Nobivac']), 'vaccinations');
  expect(assignColumn(table, 2, 'vaccine').columns).toEqual(['date', null, 'vaccine']);
  expect(missingFields(assignColumn(table, 0, null), 'vaccinations')).toEqual(['date']);
  expect(missingFields(table, 'vaccinations')).toEqual([]);
});

test.each([
  'Date of birth',
  'Fecha de nacimiento',
  'Geburtsdatum',
  'Date de naissance',
  'Data di nascita',
  'Data de nascimento',
  'Batch expiry date',
  'Caducidad del lote',
])('R7.25 the heading "%s" is not the date of a vaccination', (heading) => {
  expect(columnsOf('vaccinations', [heading, 'Vaccine'], ['2020-01-05', 'Rabies'])).toEqual([null, 'vaccine']);
});

test('R7.25 two possible date headings are decided by the data', () => {
  const headings = ['Given by', 'Vaccination date', 'Vaccine name'];
  expect(columnsOf('vaccinations', headings, ['Ana', '2026-01-05', 'Rabies'])).toEqual([null, 'date', 'vaccine']);
  expect(columnsOf('vaccinations', headings)).toEqual([null, null, 'vaccine']);
});
