import { expect, expectAccessible, test } from '../support/browser';
import { xlsx } from '../support/xlsx';

const rows = [
  ['Datum', 'Impfung', 'Gültig bis', 'Chargennummer', 'Farbe'],
  [{ date: 46_027 }, 'Tollwut', { date: 47_122 }, 'A123', 'rot'],
  ['05/02/2026', 'Leptospirose', null, null, null],
  ['bald', 'DHP', null, null, null],
];

test('R7.25 a workbook is imported after its columns are checked, and undone', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna' });
  const vaccinations = async () => (await member.get(`/api/pets/${id}/vaccinations`)).body.items;
  await page.goto(`/pets/${id}?tab=health&part=vaccinations`);
  await page.getByRole('link', { name: t('tableImport.link') }).click();
  const buffer = Buffer.from(xlsx(rows));
  const file = { name: 'impfungen.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.getByLabel(t('tableImport.file.label')).setInputFiles(file);

  await expect(page.getByLabel('Gültig bis')).toHaveValue('validUntil');
  await expect(page.getByLabel('Farbe')).toHaveValue('');
  await page.getByLabel('Farbe').selectOption('note');
  await page.getByLabel(t('tableImport.missingValues.order')).selectOption('dayFirst');
  await expect(page.getByText(t('tableImport.problems.date'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('tableImport.check', { of: 'rows' }) }).click();
  await page.getByRole('button', { name: t('tableImport.store', { of: 'rows', count: 2 }) }).click();
  await page.waitForURL(`**/pets/${id}?tab=health&part=vaccinations`);
  expect(await vaccinations()).toMatchObject([
    { givenOn: '2026-02-05', vaccine: 'Leptospirose', validUntil: null, batch: null },
    { givenOn: '2026-01-05', vaccine: 'Tollwut', validUntil: '2029-01-04', batch: 'A123', note: 'rot' },
  ]);

  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText(t('entries.removed'), { exact: true })).toBeVisible();
  expect(await vaccinations()).toEqual([]);
});

test('R7.30 chosen events of a calendar become appointments once', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna' });
  const appointments = async () => (await member.get(`/api/pets/${id}/appointments`)).body.items;
  const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
  const calendar = [
    'BEGIN:VCALENDAR',
    ...event('a@x', 'DTSTART:21000704T100000Z', 'DURATION:PT30M', 'SUMMARY:Annual check-up', 'CATEGORIES:vet'),
    ...event('b@x', 'DTSTART;VALUE=DATE:21000705', 'SUMMARY:Boarding', 'CATEGORIES:boarding'),
    ...event('c@x', 'DTSTART:21000706T100000Z', 'SUMMARY:Work'),
    ...event('d@x', 'DTSTART:21000707T100000Z', 'SUMMARY:Off', 'STATUS:CANCELLED'),
    'END:VCALENDAR',
  ];
  const file = { name: 'calendar.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar.join('\r\n')) };

  const chooseFile = async () => {
    await page.goto(`/pets/import/table?pet=${id}&of=appointments`);
    await page.getByLabel(t('tableImport.file.label')).setInputFiles(file);
    await page.getByRole('checkbox', { name: /Annual check-up/ }).check();
    await page.getByRole('checkbox', { name: /Boarding/ }).check();
    await page.getByLabel(t('tableImport.missingValues.time')).fill('09:00');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('tableImport.check', { of: 'events' }) }).click();
  };

  await chooseFile();
  await page.getByRole('button', { name: t('tableImport.store', { of: 'events', count: 2 }) }).click();
  await page.waitForURL(`**/pets/${id}/appointments`);
  expect(await appointments()).toMatchObject([
    { title: 'Boarding', kind: 'sitter', durationMinutes: null },
    { title: 'Annual check-up', kind: 'vet', startsAt: '2100-07-04T10:00:00.000Z', durationMinutes: 30 },
  ]);

  await chooseFile();
  await expect(
    page.getByText(t('tableImport.preview.counts', { of: 'events', added: 0, skipped: 2, left: 0 })),
  ).toBeVisible();
});
