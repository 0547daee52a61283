import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LabReportForm } from '@/components/records/lab-reports/lab-report-form';
import { forgetReads } from '@/lib/browser/api/query-client';
import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { renderInLanguage } from '@/tests/support/render-in-language';

const result = (name: string, rest: Partial<LabResult> = {}): LabResult => ({
  ...{ analyte: null, name, value: 1, comparator: null, text: null, unit: null, low: null, high: null, flag: null },
  ...rest,
});
const previous = {
  ...{ id: 'r1', sampledOn: '2026-10-12', laboratory: 'Laboklin', sample: 'blood', note: null },
  results: [
    result('CREA', { analyte: 'creatinine', value: 1.4, unit: 'mg/dL', low: 0.5, high: 1.5 }),
    result('ALT', { analyte: 'alt', value: 60, unit: 'U/L', low: 10, high: 100 }),
  ],
};

let requestBodies: { results: Partial<LabResult>[] }[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requestBodies = [];
  onSaved.mockClear();
  forgetReads();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requestBodies.push(JSON.parse(String(body)));
    const json = async () => (path.includes('lab-reports') ? { items: [previous], nextCursor: null } : { token: 't' });
    return { ok: true, status: 200, headers: new Headers(), json };
  }) as unknown as typeof fetch;
});

const cell = (of: string, row: string) => screen.getByLabelText(`${of}: ${row}`);
const openForm = (locale: FormatLocale = 'en') => {
  renderInLanguage(<LabReportForm petId="p1" report={null} onSaved={onSaved} />, locale, { at: new Date() });
  return userEvent.setup();
};
const readDate = async (label = 'Date of the sample') =>
  fireEvent.change(await screen.findByLabelText(new RegExp(label)), { target: { value: '2026-11-03' } });
const pressSave = () => fireEvent.click(screen.getByRole('button', { name: /Save|Guardar/ }));

test('R15.9 typed rows are saved, with the keyboard from row to row', async () => {
  const user = openForm();
  await readDate();
  await user.click(screen.getByRole('radio', { name: 'blood' }));
  await user.type(screen.getByLabelText('Laboratory'), 'laboklin');
  await user.click(cell('Test', 'row 1'));
  await user.keyboard('ALT{Tab}<10{Tab}{Tab}10{Tab}100{Tab}');
  expect(cell('Test', 'row 2')).toHaveFocus();
  await user.keyboard('Color{Tab}yellow{Enter}');
  expect(cell('Test', 'row 3')).toHaveFocus();
  await user.keyboard('CREA{Tab}1,4');
  pressSave();

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requestBodies[0]).toMatchObject({ sampledOn: '2026-11-03', laboratory: 'laboklin', sample: 'blood' });
  expect(requestBodies[0]?.results).toMatchObject([
    { analyte: 'alt', name: 'ALT', comparator: '<', value: 10, text: null, low: 10, high: 100, flag: null },
    { analyte: null, name: 'Color', value: null, text: 'yellow' },
    { analyte: 'creatinine', name: 'CREA', value: 1.4, unit: 'mg/dL' },
  ]);
});

test('R15.9 fills the unit of the last report', async () => {
  const user = openForm();
  await screen.findByRole('button', { name: /Use the rows/ });
  await user.click(screen.getByRole('radio', { name: 'blood' }));
  await user.type(screen.getByLabelText('Laboratory'), 'Laboklin');
  await user.type(cell('Test', 'row 1'), 'creatinine{Tab}');
  expect(cell('Unit', 'creatinine')).toHaveValue('mg/dL');

  await user.clear(cell('Unit', 'creatinine'));
  await user.type(cell('Unit', 'creatinine'), 'µmol/L');
  await user.click(cell('Test', 'creatinine'));
  await user.tab();
  expect(cell('Unit', 'creatinine')).toHaveValue('µmol/L');
});

test('R15.9 rows repeated from the last report have no values', async () => {
  const user = openForm();
  await readDate();
  await user.click(await screen.findByRole('button', { name: 'Use the rows of 12 Oct 2026, Laboklin' }));
  expect(screen.getByLabelText('Laboratory')).toHaveValue('Laboklin');
  expect(cell('Value', 'CREA')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'blood' })).toBeChecked();
  expect(cell('Unit', 'CREA')).toHaveValue('mg/dL');
  expect(cell('Range, high', 'CREA')).toHaveValue('');

  await user.type(cell('Value', 'ALT'), '72');
  pressSave();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requestBodies[0]?.results).toMatchObject([{ analyte: 'alt', value: 72, unit: 'U/L', low: null, high: null }]);
});

test('R15.9 offers rows of the chosen sample alone', async () => {
  const user = openForm();
  await screen.findByRole('button', { name: /Use the rows/ });
  await user.click(screen.getByRole('radio', { name: 'urine' }));
  expect(screen.queryByRole('button', { name: /Use the rows/ })).toBeNull();
});

test('R15.9 refuses an ambiguous number', async () => {
  const user = openForm('es');
  await readDate('Fecha de la muestra');
  await user.type(cell('Parámetro', 'fila 1'), 'PLT');
  await user.type(cell('Valor', 'PLT'), '1.250');
  pressSave();
  expect(await screen.findByText(/sin separador de miles/)).toBeVisible();
  expect(cell('Valor', 'PLT')).toHaveAccessibleDescription(/sin separador de miles/);
  expect(requestBodies).toEqual([]);
});

test('R15.9 a report without results is not saved', async () => {
  openForm();
  await readDate();
  pressSave();
  expect(await screen.findByText('Enter between 1 and 80 results.')).toBeVisible();
});

test('R15.9 pasted rows fill the table and unclear cells are marked', async () => {
  const user = openForm();
  await readDate();
  await user.click(screen.getByRole('radio', { name: 'blood' }));
  await user.click(cell('Test', 'row 1'));
  await user.paste(
    'Blood count\nALT\t131\tU/L\t10 - 100\tH\nPLT\t1,250\t10^9/L\t200 - 500\nCREA\t1.9\tmg/dL\t0.5 - 1.5',
  );
  expect(cell('Value', 'ALT')).toHaveValue('131');
  expect(screen.getByText('Flagged high by the laboratory')).toBeVisible();
  const unclear = cell('Value', 'PLT');
  await waitFor(() => expect(unclear).toHaveAccessibleDescription(/read in two ways/));
  expect(unclear).toHaveValue('1,250');
  expect(screen.getByText('3 rows pasted. Please look at the marked fields. Skipped lines: Blood count')).toBeVisible();

  pressSave();
  await waitFor(() => expect(unclear).toHaveFocus());
  expect(requestBodies).toEqual([]);
  await user.clear(unclear);
  await user.type(unclear, '1250');
  pressSave();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requestBodies[0]?.results).toMatchObject([
    { analyte: 'alt', value: 131, unit: 'U/L', low: 10, high: 100, flag: 'high' },
    { analyte: 'platelets', value: 1250, low: 200, high: 500, flag: null },
    { analyte: 'creatinine', value: 1.9 },
  ]);
});

test('R15.9 after an unambiguous paste the last value has the focus', async () => {
  const user = openForm();
  await user.click(cell('Test', 'row 1'));
  await user.paste('ALT\t131\tU/L\t10 - 100\nCREA\t1.9\tmg/dL\t0.5 - 1.5');
  await waitFor(() => expect(cell('Value', 'CREA')).toHaveFocus());
});

test('R15.9 lists pasted rows for which the report has no room', async () => {
  const user = openForm();
  await user.type(cell('Value', 'row 1'), '7');
  await user.click(cell('Test', 'row 1'));
  await user.paste(Array.from({ length: 80 }, (_, index) => `Part ${index}\t${index}.5`).join('\n'));
  expect(await screen.findByText(/79 rows pasted.*Skipped lines: Part 79 79.5$/)).toBeVisible();
});

test('R15.9 an unclear range asks to check the field', async () => {
  const user = openForm();
  await user.click(cell('Test', 'row 1'));
  await user.paste('Test\tResult\tReference\nALT\t131\t10 to ?');
  await waitFor(() => expect(cell('Range, low', 'ALT')).toHaveAccessibleDescription(/Please check this field/));
});
