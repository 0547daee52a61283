import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

test('R7.10 reminder settings are saved, and sent reminders are listed', async ({ page, member, t }) => {
  await page.goto('/profile');
  const reminders = await opensRow(page, 'reminders');
  await reminders.getByRole('button', { name: t('account.reminders.more') }).click();
  const kind = reminders.getByRole('group', { name: t('reminders.kinds.vaccination') });

  await kind.getByRole('switch', { name: t('reminders.ways.mail') }).uncheck();
  await reminders.getByRole('switch', { name: t('reminders.quiet.label') }).check();
  await reminders.getByLabel(t('reminders.quiet.from')).fill('21:30');
  await reminders.getByLabel(t('reminders.escalate')).selectOption('30');
  await expect(reminders.getByText(t('reminders.list.empty'))).toBeVisible();
  await expectAccessible(page);

  const form = reminders.getByRole('form', { name: t('reminders.formLabel') });
  await form.getByRole('button', { name: t('reminders.save') }).click();
  await expect(page.getByText(t('reminders.saved'), { exact: true })).toBeVisible();

  const { body: user } = await member.get('/api/users/current');
  const { body } = await member.get(`/api/users/${user.id}/reminder-settings`);
  expect(body).toMatchObject({
    quiet: { from: '21:30', to: '07:00' },
    escalateAfterMinutes: 30,
    kinds: { vaccination: { mail: false, push: true } },
  });

  await page.reload();
  await opensRow(page, 'reminders');
  await reminders.getByRole('button', { name: t('account.reminders.more') }).click();
  await expect(kind.getByRole('switch', { name: t('reminders.ways.mail') })).not.toBeChecked();
});

test('R7.10 an unsubscribe link asks before stopping, without session or consent', async ({ guest, t }) => {
  await guest.goto('/auth/unsubscribe?token=all.0192f0c0-0000-7000-8000-000000000000.x');
  await expect(guest.getByRole('heading', { level: 1, name: t('unsubscribe.title') })).toBeVisible();
  await guest.getByRole('button', { name: t('unsubscribe.confirm') }).click();
  await expect(guest.getByText(t('unsubscribe.invalid'))).toBeVisible();
});
