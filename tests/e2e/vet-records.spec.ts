import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

test('R7.5 a formatted visit is saved, followed up, deleted and restored', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const query = new URLSearchParams({ new: '1', visitedOn: '2026-05-01', reason: 'Limp', clinic: 'Sunny Vets' });
  await page.goto(`/pets/${pet.id}/vet-records?${query}`);
  const form = page.getByRole('dialog', { name: t('vetRecords.addTitle') });
  const day = t('entries.labeledMoment', { label: t('vetRecords.visitedOn'), moment: '1 may 2026' });
  await form.getByRole('button', { name: t('entries.changeMoment', { moment: day }) }).click();
  await expect(form.getByLabel(t('vetRecords.visitedOn'))).toHaveValue('2026-05-01');
  await expect(form.getByLabel(t('vetRecords.clinic'))).toHaveValue('Sunny Vets');
  const text = form.getByRole('textbox', { name: t('vetRecords.description') });
  await text.pressSequentially('Sprain');
  await text.press('ControlOrMeta+a');
  await form.getByRole('button', { name: t('entries.editor.bold') }).click();
  await expect(text.locator('strong')).toHaveText('Sprain');
  await form.getByLabel(t('vetRecords.cost')).fill('48,50');
  await form.getByLabel(t('vetRecords.currency')).selectOption('EUR');
  await form.getByLabel(t('vetRecords.followUpOn')).fill('2026-05-15');
  await form.getByLabel(t('vetRecords.links')).fill('https://clinic.example/report.pdf');
  await expectAccessible(page);
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('vetRecords.saved'), { exact: true })).toBeVisible();
  // Waits until the form is closed, because its editor contains the same word.
  await expect(form).toBeHidden();
  await expect(page.locator('strong', { hasText: 'Sprain' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/pets/${pet.id}/vet-records$`));

  await page.getByRole('button', { name: new RegExp(`^${t('vetRecords.followUpDoneOf', { name: 'Limp' })}`) }).click();
  await expect(page.getByText(t('vetRecords.followedUp'), { exact: true })).toBeVisible();
  await deletesEntry(page.getByRole('main'), t, 'Limp');
  await expect(page.getByText('Limp', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText('Limp', { exact: true })).toBeVisible();
});
