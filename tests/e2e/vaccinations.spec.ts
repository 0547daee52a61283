import type { Page } from '@playwright/test';
import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const adult = { name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01' };

async function openHealth(page: Page, petId: string) {
  await page.goto(`/pets/${petId}?tab=health&part=vaccinations`);
  return page.locator('#vaccinations');
}

test('R7.3 a dose follows the vet’s due date, and its deletion is undone', async ({ page, member, t }) => {
  const pet = await member.addsPet(adult);
  const section = await openHealth(page, pet.id);
  await expect(section.getByRole('heading', { name: t('vaccinationPlan.title') })).toBeVisible();

  await section.getByRole('button', { name: t('vaccinations.addHistory', { name: 'Luna' }) }).click();
  const dialog = page.getByRole('dialog', { name: t('vaccinations.addTitle') });
  await dialog.getByRole('button', { name: t('vaccinations.other'), exact: true }).click();
  await dialog.getByRole('combobox', { name: t('vaccinations.vaccine') }).fill('rab');
  await dialog.getByRole('option', { name: 'Rabies' }).click();
  await dialog.getByLabel(t('vaccinations.givenOn')).fill('2025-03-07');
  await dialog.getByLabel(t('vaccinations.validUntil')).fill('2098-03-06');
  await dialog.getByText(t('vaccinations.more')).click();
  await dialog.getByLabel(t('vaccinations.batch')).fill('A452B01');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('vaccinations.saved'), { exact: true })).toBeVisible();

  const due = section.getByRole('listitem').filter({ hasText: t('vaccinationPlan.why') });
  const ofRabies = due.filter({ hasText: 'Rabies' });
  await expect(ofRabies.getByText(t('vaccinationPlan.byVet'))).toBeVisible();
  await expect(ofRabies.getByText(/2098/)).toBeVisible();
  await ofRabies.getByText(t('vaccinationPlan.why')).click();
  await expect(ofRabies.getByText(t('vaccinationPlan.rules.vetValidUntil'))).toBeVisible();
  await expect(section.getByText('A452B01')).toBeVisible();

  await deletesEntry(section, t, 'Rabies');
  await expect(ofRabies.getByText(/2098/)).toBeHidden();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(ofRabies.getByText(/2098/)).toBeVisible();
});

test('R7.3 the settings change the plan and are saved', async ({ page, member, t }) => {
  const pet = await member.addsPet(adult);
  await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: 'dog.dhp', givenOn: '2026-03-07' });
  const section = await openHealth(page, pet.id);
  await expect(section.getByText('Leptospirosis')).toHaveCount(0);

  await section.getByRole('button', { name: t('vaccinations.settings.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('vaccinations.settings.title', { name: 'Luna' }) });
  await dialog.getByRole('switch', { name: 'Leptospirosis' }).check();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: t('vaccinations.settings.save') }).click();
  await expect(page.getByText(t('vaccinations.settings.saved'), { exact: true })).toBeVisible();
  await expect(section.getByText('Leptospirosis').first()).toBeVisible();

  await section.getByRole('button', { name: t('vaccinations.settings.open') }).click();
  await expect(dialog.getByRole('switch', { name: 'Leptospirosis' })).toBeChecked();
});

test('R2.2 R7.3 a pet’s region is in its profile and determines rabies rules', async ({ page, member, t }) => {
  const pet = await member.addsPet(adult);
  await page.goto(`/pets/${pet.id}/edit`);
  await expect(page.getByLabel(t('pets.fields.region'))).toHaveCount(0);

  await page.getByLabel(t('pets.fields.country')).selectOption('ES');
  await page.getByLabel(t('pets.fields.region')).selectOption('ES-CT');
  await page.getByLabel(t('pets.fields.microchippedOn')).fill('2020-03-04');
  await page.getByLabel(t('pets.fields.microchipPlace')).fill('Left side of the neck');
  await page.getByRole('button', { name: t('pets.form.save') }).click();
  await expect(page).toHaveURL(new RegExp(`/pets/${pet.id}$`));
  await expect(page.getByText('implanted or read 4 Mar 2020, Left side of the neck')).toBeVisible();
  await expect(page.getByText('Cataluña, Spain')).toBeVisible();

  // Catalonia requires no rabies vaccination.
  await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: 'dog.dhp', givenOn: '2026-03-07' });
  const section = await openHealth(page, pet.id);
  await expect(section.getByText('Distemper').first()).toBeVisible();
  await expect(section.getByText('Rabies')).toHaveCount(0);
});

test('R7.11 an adult without records gets no plan', async ({ page, member, t }) => {
  const pet = await member.addsPet(adult);
  const section = await openHealth(page, pet.id);
  await expect(section.getByText(t('vaccinationPlan.noHistory'))).toBeVisible();
  await expect(section.getByText(t('vaccinationPlan.why'))).toHaveCount(0);
});

test('R7.11 an estimate shows its guideline when tapped', async ({ page, member }) => {
  const pet = await member.addsPet({ ...adult, dateOfBirth: '2016-01-01' });
  const entry = { vaccine: 'dog.rabies', givenOn: '2019-03-07' };
  expect((await member.post(`/api/pets/${pet.id}/vaccinations`, entry)).status).toBe(201);
  const section = await openHealth(page, pet.id);
  const estimate = section.getByText(/^Overdue since .*2020 \(estimated\)$/).first();
  await expect(section.getByText(/^Estimated from WSAVA 2024/).first()).toBeHidden();
  await estimate.click();
  await expect(section.getByText(/^Estimated from WSAVA 2024/).first()).toBeVisible();
  await expectAccessible(page);
});

test('R7.3 a dose given too early is labeled and not counted', async ({ page, member, t }) => {
  const pet = await member.addsPet({ ...adult, dateOfBirth: '2026-01-01' });
  const entry = { vaccine: 'Nobivac DHPPi', givenOn: '2026-01-20' };
  expect((await member.post(`/api/pets/${pet.id}/vaccinations`, entry)).status).toBe(201);

  const section = await openHealth(page, pet.id);
  await expect(section.getByText(/given before the minimum age, so it doesn’t count for Distemper/)).toBeVisible();
  await expect(section.getByText('By WSAVA 2024, one dose was given too early and doesn’t count.')).toBeHidden();

  const due = section.getByRole('listitem').filter({ hasText: 'Distemper' }).first();
  await due.getByText(t('vaccinationPlan.why')).click();
  await expect(section.getByText('By WSAVA 2024, one dose was given too early and doesn’t count.')).toBeVisible();
});
