import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser';
import { browserDay } from '../support/browser-zone';
import { readPdf } from '../support/read-pdf';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('R9.4 R7.5 the passport downloads, and one page prepares a visit', async ({ page, member, t }) => {
  const pet = await member.addsPet({ microchip: '724098100123456' });
  const own = `/api/pets/${pet.id}`;
  await member.post(`${own}/vet-records`, { visitedOn: daysAgo(60).slice(0, 10), description: '<p>Fine</p>' });
  for (const [days, grams] of [
    [70, 10_000],
    [2, 9000],
  ] as const)
    await member.post(`${own}/weights`, { measuredAt: daysAgo(days), grams });
  await member.post(`${own}/allergies`, { allergen: 'Pollen', severity: 'mild' });
  await page.goto(`/pets/${pet.id}`);

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t('passportPdf.card.sizes.a6') }).click();
  const pdf = await readPdf(await readFile(await (await waiting).path()));
  expect(pdf).toMatchObject({ tagged: true, language: 'en', outside: 0 });
  expect(pdf.pages.join(' ')).toContain('724 098 100 123 456');

  await page
    .getByRole('link', { name: t('visitBrief.title') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('visitBrief.heading', { name: 'Luna' }) })).toBeVisible();
  await expect(page.getByText(t('visitBrief.less', { percent: '10' }))).toBeVisible();
  await expect(page.getByText(/Pollen/)).toBeVisible();

  await page.getByRole('textbox', { name: t('visitBrief.questions') }).fill('Limping after walks?\n<b>Diet?</b>');
  await page.getByRole('button', { name: t('visitBrief.save') }).click();
  await expect(page.getByText(t('visitBrief.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('visitBrief.questions') })).toHaveValue(
    'Limping after walks?\n<b>Diet?</b>',
  );

  await page.getByLabel(t('visitBrief.sinceLabel')).fill(browserDay(-1));
  await page.getByRole('button', { name: t('visitBrief.show') }).click();
  await expect(page.getByText(t('visitBrief.weightNone'))).toBeVisible();
});

test('R7.5 the printed brief fits one A4 page, without screen controls', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const own = `/api/pets/${pet.id}`;
  await member.patch(own, { visitQuestions: 'One?\nTwo?\nThree?' });
  for (let index = 0; index < 15; index += 1) {
    await member.post(`${own}/conditions`, {
      name: `Condition ${index}`,
      diagnosedOn: daysAgo(index + 1).slice(0, 10),
    });
    await member.post(`${own}/medications`, {
      name: `Pill ${index}`,
      frequency: 'SID',
      startsOn: daysAgo(index + 1).slice(0, 10),
    });
  }
  await page.goto(`/pets/${pet.id}/brief`);
  await expect(page.getByText(/^(and|y) 22 /).first()).toBeVisible();
  const paper = await readPdf(await page.pdf({ format: 'A4' }));
  expect(paper.pages).toHaveLength(1);
  expect(paper.pages[0]).toContain('Three?');
  expect(paper.pages[0]).not.toContain(t('visitBrief.save'));

  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await member.post(`${own}/appointments`, { kind: 'vet', startsAt, timeZone: 'UTC' });
  await page.goto(`/pets/${pet.id}/appointments`);
  await page.getByRole('button', { name: new RegExp(`^${t('entries.edit', { name: '' })}`) }).click();
  await page.getByRole('link', { name: t('appointments.prepare') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('visitBrief.heading', { name: 'Luna' }) })).toBeVisible();
});
