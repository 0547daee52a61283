import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyteSection } from '@/components/records/lab-reports/analyte-section';
import { LabReportSection } from '@/components/records/lab-reports/lab-report-section';
import { LabTable } from '@/components/records/lab-reports/lab-table';
import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { labResult } from '@/tests/support/lab-results';
import { loadLateParts, type PageContextInTest, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const reportOf = (sampledOn: string, ...results: Partial<LabResult>[]): LabReport => ({
  ...{ id: sampledOn, sampledOn, laboratory: 'Laboklin', sample: 'blood', note: null },
  results: results.map((one) => ({ ...labResult, flag: null, ...one })),
});
const alt = { analyte: 'alt', name: 'ALT', unit: 'U/L', low: 10, high: 100 };
const creatinine = { analyte: 'creatinine', name: 'CREA', unit: 'mg/dL', low: 0.5, high: 1.5 };
const reports: [LabReport, ...LabReport[]] = [
  reportOf(
    '2026-11-12',
    { ...alt, value: 60 },
    { ...creatinine, value: 1.9 },
    { name: 'Color', analyte: null, value: null, text: 'yellow', unit: null, low: null, high: null },
  ),
  reportOf('2026-03-03', { ...creatinine, value: 106, unit: 'µmol/L', low: 44, high: 133 }),
];
const section = (items: LabReport[], reader?: PageContextInTest) =>
  renderInLanguage(<LabReportSection petId="p1" reports={{ items, nextCursor: null }} />, 'en', reader);

beforeAll(async () => loadLateParts(() => section(reports)));

test('R15.10 results outside their range come first, with the previous value', () => {
  section(reports);
  expect(screen.getByText(/^1 result is outside.*1 result has no range/)).toBeVisible();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /Creatinine.*1\.9 mg\/dL.*above the reference range · 0\.5 to 1\.5.*was 1\.2 mg\/dL \(converted from 106 µmol\/L\) on 3 Mar 2026/,
  );
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('key=creatinine'),
  );
});

test('R15.10 counts only results without limits as having no range', () => {
  section([
    reportOf(
      '2026-11-12',
      { ...alt, comparator: '<', value: 70 },
      { ...alt, text: 'negative' },
      { ...alt, low: null, high: null },
    ),
  ]);
  expect(screen.getByText(/1 result has no range/)).toBeVisible();
});

test.each([true, false])('R15.10 an older report shows its results, edit allowed: %s', async (edit) => {
  section(reports, { can: { edit } });
  const fold = screen.getByText(': Lab report, 3 Mar 2026');
  await userEvent.setup().click(fold);
  const list = await within(fold.closest('li') as HTMLElement).findByRole('list');
  expect(list).toHaveTextContent(/Creatinine.*106 µmol\/L.*within the reference range · 44 to 133/);
  expect(within(list).getByRole('link')).toHaveAttribute('href', expect.stringContaining('key=creatinine'));
});

test('R15.10 a pet without lab reports has no latest results', () => {
  section([]);
  expect(screen.getByText('No lab reports recorded.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('R15.10 the chart of an analyte has a table of all results', () => {
  renderInLanguage(<AnalyteSection analyteKey="creatinine" reports={reports} />, 'en');
  expect(screen.getByRole('img', { name: /Creatinine.*2 results, the last one 1.9 mg\/dL/ })).toBeVisible();
  expect(screen.getByText('Reference range on 12 Nov 2026: 0.5 to 1.5')).toBeVisible();
  const [, newest, oldest] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(newest).toBe('12 Nov 20261.9 mg/dL0.5 to 1.5, above');
  expect(oldest).toBe('3 Mar 20261.2 mg/dL (converted from 106 µmol/L)44 to 133 µmol/L');
});

test('R15.10 lists a result in words without a chart', () => {
  renderInLanguage(<AnalyteSection analyteKey="blood:color" reports={reports} />, 'en');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('cell', { name: 'yellow' })).toBeVisible();
});

test('R15.10 vets see twelve rows, and the rest folded', () => {
  const many = reportOf('2026-11-12', ...Array.from({ length: 15 }, (_, index) => ({ ...alt, value: 90 + index })));
  renderInLanguage(<LabTable reports={[many]} />, 'en');
  expect(screen.getByText('3 more results')).toBeVisible();
  const [table] = screen.getAllByRole('table', { name: '12 Nov 2026 · Laboklin · blood' });
  expect(within(table as HTMLElement).getAllByRole('row')).toHaveLength(13);
  expect(within(table as HTMLElement).getAllByRole('row')[1]).toHaveTextContent('101 U/L 10 to 100, above');
});

test('R15.10 the table has the newest report of each sample', () => {
  const urine = {
    ...reportOf('2026-11-13', { name: 'USG', analyte: 'urine-specific-gravity', value: 1.03 }),
    sample: 'urine' as const,
  };
  renderInLanguage(<LabTable reports={[urine, ...reports]} />, 'en');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['13 Nov 2026 · Laboklin · urine', '12 Nov 2026 · Laboklin · blood']);
  const [, blood] = screen.getAllByRole('table');
  expect(within(blood as HTMLElement).getByRole('row', { name: /Creatinine/ })).toHaveTextContent('1.2 mg/dL');
});
