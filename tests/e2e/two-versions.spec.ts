import { expect, expectAccessible, test } from '../support/browser';
import { aMember, type Person } from '../support/people';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 90_000 });

async function aSharedVisit(owner: Person, visit: Record<string, unknown>) {
  const pet = await owner.addsPet();
  const carer = await aMember();
  await carer.patch(`/api/users/${(await carer.get('/api/users/current')).body.id}`, { firstName: 'Sam' });
  await owner.invites(carer, pet.id);
  const { body } = await owner.post(`/api/pets/${pet.id}/vet-records`, { visitedOn: '2026-05-01', ...visit });
  const path = `/api/pets/${pet.id}/vet-records/${body.id}`;
  return { pet, path, carer };
}

test('R11.6 conflicting edits by two members are resolved field by field', async ({ page, member, t }) => {
  const visit = { reason: 'Check-up', description: '<p>Healthy. Weigh once a month.</p>', clinic: 'Sunny Vets' };
  const { pet, path, carer } = await aSharedVisit(member, visit);
  await page.goto(`/pets/${pet.id}/vet-records`);
  await page.getByRole('button', { name: t('entries.edit', { name: 'Check-up' }) }).click();
  const form = page.getByRole('dialog', { name: t('vetRecords.editTitle') });
  await form.getByLabel(t('vetRecords.reason')).fill('Yearly check-up');
  await form.getByLabel(t('vetRecords.vetName')).fill('Dr. Marsh');
  const text = form.getByRole('textbox', { name: t('vetRecords.description') });
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' Slight tartar.');
  const theirs = { reason: 'First check-up', description: '<p>Healthy. Brush teeth.</p>', clinic: 'North Vets' };
  expect((await carer.patch(path, theirs)).status).toBe(200);

  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(form.getByRole('heading', { name: t('versions.title') })).toBeFocused();
  await expectAccessible(page);
  const keep = form.getByRole('button', { name: t('versions.keep') });
  await expect(keep).toBeDisabled();
  await form.getByText(t('versions.fitting', { count: 2 })).click();
  await expect(form.getByText('North Vets')).toBeVisible();
  const reason = form.getByRole('group', { name: t('vetRecords.reason') });
  await reason.getByRole('radio', { name: /First check-up/ }).check();
  const description = form.getByRole('group', { name: t('vetRecords.description') });
  await expect(description.locator('mark')).toContainText(['Weigh once a month', 'Slight tartar', 'Brush teeth']);
  await description.getByRole('radio', { name: t('versions.both') }).check();
  await keep.click();

  await expect(form).toBeHidden();
  expect((await member.get(path)).body).toMatchObject({
    reason: 'First check-up',
    vetName: 'Dr. Marsh',
    clinic: 'North Vets',
    description: '<p>Healthy. Weigh once a month. Slight tartar.</p><p>Healthy. Brush teeth.</p>',
  });
});

test('R11.6 edits to different fields are both kept and reported', async ({ page, member, t }) => {
  const { pet, path, carer } = await aSharedVisit(member, { reason: 'Check-up', description: '<p>Well</p>' });
  await page.goto(`/pets/${pet.id}/vet-records`);
  await page.getByRole('button', { name: t('entries.edit', { name: 'Check-up' }) }).click();
  const form = page.getByRole('dialog', { name: t('vetRecords.editTitle') });
  await form.getByLabel(t('vetRecords.reason')).fill('Yearly check-up');
  expect((await carer.patch(path, { clinic: 'North Vets' })).status).toBe(200);

  await form.getByRole('button', { name: t('entries.save') }).click();

  const mergedText = t('entries.bothKept', { name: 'Sam', fields: t('vetRecords.clinic') });
  await expect(page.getByText(mergedText, { exact: true })).toBeVisible();
  expect((await member.get(path)).body).toMatchObject({ reason: 'Yearly check-up', clinic: 'North Vets' });
});

test('R11.6 a user can return to the form without losing input', async ({ page, member }) => {
  const { pet, path, carer } = await aSharedVisit(member, { reason: 'Check-up', description: '<p>Well</p>' });
  await page.goto(`/pets/${pet.id}/vet-records`);
  await page.getByRole('button', { name: /^Edit: Check-up/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit visit' });
  await form.getByLabel('Reason').fill('Mine');
  await carer.patch(path, { reason: 'Theirs' });
  await form.getByRole('button', { name: 'Save' }).click();

  await form.getByRole('button', { name: 'Back', exact: true }).click();

  await expect(form.getByLabel('Reason')).toHaveValue('Mine');
  expect((await member.get(path)).body.reason).toBe('Theirs');
});

test('R11.6 a pet’s profile is compared as well', async ({ page, member }) => {
  const { pet, carer } = await aSharedVisit(member, { reason: 'Check-up', description: '<p>Well</p>' });
  await page.goto(`/pets/${pet.id}/edit`);
  await page.getByLabel('Name', { exact: true }).fill('Luna Nova');
  await carer.patch(`/api/pets/${pet.id}`, { name: 'Lunita' });
  await page.getByRole('button', { name: 'Save changes' }).click();

  const name = page.getByRole('group', { name: 'Name' });
  await name.getByRole('radio', { name: /Luna Nova/ }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();

  await expect(page.getByRole('heading', { name: 'Luna Nova' }).first()).toBeVisible();
});
