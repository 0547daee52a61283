import { deletesEntry, expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

/** Due at 23:59 daily, so that today's dose is never past. */
const daily = { name: 'Apoquel', dosage: '1 tablet', frequency: 'SID', reminders: ['23:59'], timeZone: BROWSER_ZONE };

test('R7.3 a medication is added with its frequency, changed, deleted and restored', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}?tab=health&part=medications`);
  const section = page.locator('#medications');
  await expect(section.getByText(t('medications.empty', { pet: 'Luna' }))).toBeVisible();

  await section.getByRole('button', { name: t('medications.add') }).click();
  const form = page.getByRole('dialog', { name: t('medications.addTitle') });
  await form.getByLabel(t('medications.name')).fill('Prednisone');
  await form.getByLabel(t('medications.frequency')).selectOption('TID');
  await expect(form.getByLabel(t('medications.time', { number: '3' }))).toHaveValue('23:00');
  await expectAccessible(page);

  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('medications.saved'), { exact: true })).toBeVisible();
  await expect(section.getByText(new RegExp(t('medications.frequencies.TID')))).toBeVisible();
  await expect(section).not.toContainText('TID');

  await deletesEntry(section, t, 'Prednisone');
  await expect(section.getByText('Prednisone', { exact: true }).first()).toBeHidden();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(section.getByText('Prednisone', { exact: true }).first()).toBeVisible();
});

test('R7.3 a medicine that conflicts with an allergy needs a reason to save', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.post(`/api/pets/${pet.id}/allergies`, { allergen: 'Penicillin', severity: 'severe' });

  await page.goto(`/pets/${pet.id}?tab=health&part=medications`);
  const section = page.locator('#medications');
  await section.getByRole('button', { name: t('medications.add') }).click();
  const form = page.getByRole('dialog', { name: t('medications.addTitle') });
  await form.getByLabel(t('medications.name')).fill('Amoxi-Clav Xyzzol');
  await form.getByLabel(t('medications.frequency')).selectOption('SID');
  await form.locator('input[type=time]').fill('23:59');
  await form.getByRole('button', { name: t('entries.save') }).click();
  const warning = t('medications.allergy.to', { allergen: 'Penicillin', severity: 'severe' });
  await expect(form.getByRole('alert').getByText(warning)).toBeVisible();
  await expectAccessible(page);

  await form.getByRole('button', { name: t('medications.allergy.confirm') }).click();
  await expect(form.getByLabel(t('medications.allergy.reason'))).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(t('medications.allergy.reason')).fill('Tested at the clinic');
  await form.getByRole('button', { name: t('medications.allergy.confirm') }).click();
  await expect(page.getByText(t('medications.saved'), { exact: true })).toBeVisible();
  await expect(section.getByText(warning)).toBeVisible();
  await expect(section.getByText(/Tested at the clinic/)).toBeVisible();

  await page.goto('/home');
  await expect(page.getByText(warning).first()).toBeVisible();
});

test('R7.3 a dose is given, undone and repeated; a double dose is questioned', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const list = `/api/pets/${pet.id}/medications`;
  const requestBody = { name: 'Metamizole', frequency: 'PRN', startsOn: browserDay(), maxPerDay: 3, stockDoses: 9 };
  const { body: medication } = await member.post(list, { ...requestBody, timeZone: BROWSER_ZONE });
  const countLogged = async () => (await member.get(`${list}/${medication.id}/doses`)).body.items.length;
  await page.goto(`/pets/${pet.id}?tab=health&part=medications`);
  const section = page.locator('#medications');
  const give = section.getByRole('button', { name: t('medications.giveNowOf', { name: 'Metamizole' }) });
  await expect(section.getByText(t('medications.left', { left: 3, max: 3 }))).toBeVisible();

  await give.click();
  await expect(section.getByText(t('medications.left', { left: 2, max: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('medications.takeBack'), exact: true }).click();
  await expect(section.getByText(t('medications.left', { left: 3, max: 3 }))).toBeVisible();
  expect(await countLogged()).toBe(0);

  await give.click();
  await expect(section.getByText(t('medications.left', { left: 2, max: 3 }))).toBeVisible();
  await give.click();
  const sheet = page.getByRole('alertdialog');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('doseGuard.leave') }).click();
  await expect(sheet).toBeHidden();
  expect(await countLogged()).toBe(1);
  await give.click();
  await sheet.getByText(t('doseGuard.reasons.spat'), { exact: true }).click();
  await sheet.getByRole('button', { name: t('doseGuard.give') }).click();
  await expect(section.getByText(t('medications.left', { left: 1, max: 3 }))).toBeVisible();
  expect(await countLogged()).toBe(2);
});

test('R7.3 today’s doses are skipped and undone, and appear in the log', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.post(`/api/pets/${pet.id}/medications`, { ...daily, startsOn: browserDay() });

  await page.goto(`/pets/${pet.id}?tab=health&part=medications`);
  const section = page.locator('#medications');
  const doses = section.getByRole('list', { name: t('medications.today', { name: 'Apoquel' }) });
  // Plans start with their next dose. At 23:59 it is still today's.
  const first = doses.getByRole('listitem').first();
  await first.getByRole('button', { name: t('medications.skipOf', { name: 'Apoquel', time: '23:59' }) }).click();
  await expect(first.getByText(t('medications.states.skipped'))).toBeVisible();

  await section.getByText(t('medications.log')).click();
  const log = section.getByRole('list', { name: t('medications.logAria') });
  await expect(log.getByRole('listitem')).toHaveCount(1);

  await first.getByRole('button', { name: t('medications.takeBackOf', { name: 'Apoquel', time: '23:59' }) }).click();
  await expect(first.getByText(t('medications.states.skipped'))).toBeHidden();
  await expect(section.getByText(t('medications.logEmpty'))).toBeVisible();
});
