import { opensRow } from '../support/account-rows';
import { expect, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';

test.describe.configure({ timeout: 60_000 });

const forms = [
  ['en-US', { meeting: /Sun, Nov 22, 2099, 3:05\sPM/, late: /11:59\sPM/, days: ['Sun', 'Sat'] }],
  ['en-GB', { meeting: 'Sun, 22 Nov 2099, 15:05', late: '23:59', days: ['Mon', 'Sun'] }],
] as const;

for (const [locale, { meeting, late, days }] of forms) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`R5.4 appointments, home, and the week use the format of ${locale}`, async ({ page, member, t }) => {
      const pet = await member.addsPet();
      const startsAt = '2099-11-22T15:05:00.000Z';
      const bath = { title: 'Bath', kind: 'groomer', startsAt, timeZone: 'UTC', durationMinutes: 30 };
      expect((await member.post(`/api/pets/${pet.id}/appointments`, bath)).status).toBe(201);
      const weekdays = [1, 2, 3, 4, 5, 6, 7];
      const supper = { kind: 'feeding', title: 'Supper', weekdays, timeOfDay: '23:59', timeZone: BROWSER_ZONE };
      expect((await member.post(`/api/pets/${pet.id}/routines`, supper)).status).toBe(201);

      await page.goto(`/pets/${pet.id}/appointments`);
      await expect(page.locator('#upcoming').getByRole('button', { name: meeting })).toBeVisible();
      await page.goto('/home');
      await expect(page.getByRole('main').getByText(late).first()).toBeVisible();

      await page.goto(`/pets/${pet.id}/routines`);
      await page.getByRole('button', { name: t('routines.viewWeek'), exact: true }).click();
      const week = page.locator('.week-days > span');
      await expect(week).toHaveCount(7);
      await expect(week.first()).toContainText(days[0]);
      await expect(week.last()).toContainText(days[1]);
    });
  });
}

test('R5.4 an account’s format overrides the browser’s immediately', async ({ page, member, t }) => {
  await member.addsPet();
  await page.goto('/profile');
  const sessions = await opensRow(page, 'sessions');
  await expect(sessions.getByText(/\d{2}:\d{2}/).first()).toBeVisible();

  const preferences = await opensRow(page, 'preferences');
  await preferences.getByLabel(t('account.preferences.englishFormat')).selectOption('en-US');
  await preferences.getByRole('button', { name: t('account.save') }).click();
  await expect(sessions.getByText(/\d:\d{2}\s[AP]M/).first()).toBeAttached();

  await page.reload();
  await expect(sessions.getByText(/\d:\d{2}\s[AP]M/).first()).toBeAttached();
  await expect(preferences.getByLabel(t('account.preferences.englishFormat'))).toHaveValue('en-US');
});
