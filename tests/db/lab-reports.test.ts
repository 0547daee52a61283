import { db } from '@/lib/core/db/client';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { labReports } from '@/lib/records/lab-reports/collection';
import { labReportInput } from '@/lib/records/lab-reports/schema';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after, noon } from '../support/members';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
const reportOf = (sampledOn: string, value: number) =>
  labReportInput('2026-12-01').parse({
    sampledOn,
    results: [{ analyte: 'creatinine', name: 'CREA', value, comparator: '<', unit: 'mg/dL', low: 0.05, high: 1.8 }],
  });

async function aPetWithReports() {
  const { access } = await aHousehold();
  for (const [index, day] of ['2025-10-07', '2025-11-07', '2025-12-07'].entries())
    await labReports.create(access, reportOf(day, index + 0.1), author());
  return access;
}

test('R15.4 results are stored as entered', async () => {
  const { access } = await aHousehold();
  const { id } = await labReports.create(access, reportOf('2025-11-07', 1.2), author());
  expect((await labReports.get(access, id)).results).toEqual(reportOf('2025-11-07', 1.2).results);
});

test('R13.1 a changed result is in the history, an unchanged one is not', async () => {
  const { access } = await aHousehold();
  const { id } = await labReports.create(access, reportOf('2025-11-07', 1.2), author());
  await labReports.update(access, id, { results: reportOf('2025-11-07', 1.2).results }, author(after(1, 'hour')));
  expect(await db().entryChange.count({ where: { entryId: id } })).toBe(0);

  await labReports.update(access, id, { results: reportOf('2025-11-07', 1.3).results }, author(after(2, 'hour')));
  expect(await db().entryChange.findMany({ where: { entryId: id } })).toMatchObject([
    { was: { results: [{ value: 1.2 }] }, became: { results: [{ value: 1.3 }] } },
  ]);
});

test('R15.5 the summary reads the two latest reports and counts all', async () => {
  const access = await aPetWithReports();
  const { labReports: latest } = await getHealthRecord(access, { parts: ['latestLabReports'] });
  expect(latest.items.map(({ sampledOn }) => sampledOn)).toEqual(['2025-12-07', '2025-11-07']);
  expect(latest.count).toBe(3);
  const { labReports: all } = await getHealthRecord(access, { parts: ['labReports'] });
  expect(all.items).toHaveLength(3);
});
