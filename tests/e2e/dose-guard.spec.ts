import { toInstant } from '@/lib/core/time/zoned-time';
import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import { Person } from '../support/people';

test.use({ locale: 'es', viewport: { width: 360, height: 740 } });

test.describe.configure({ timeout: 60_000 });

test('R11.4 Today shows another member’s dose, which can be repeated with a reason', async ({ page, member, t }) => {
  const pet = await member.addsPet({ name: 'Milo', type: 'cat' });
  const list = `/api/pets/${pet.id}/medications`;
  const plan = {
    frequency: 'SID',
    reminders: ['16:59'],
    startsOn: browserDay(),
    timeZone: BROWSER_ZONE,
    stockDoses: 3,
  };
  const { body: medication } = await member.post(list, { name: 'Meloxicam', dosage: '0.5 ml', ...plan });
  const ana = await new Person(`ana.e${Date.now()}@example.com`).signsIn();
  await member.invites(ana, pet.id);
  // Without an event stream, the page learns of Ana's dose only from the response.
  await page.addInitScript('globalThis.EventSource = class extends EventTarget { close() {} }');
  await page.goto('/home');
  const give = page.getByRole('button', { name: new RegExp(`^${t('agenda.giveIt')}: Meloxicam`) });
  await expect(give).toBeVisible();
  await expect(page.getByText(t('home.attention.words.low')).first()).toBeVisible();

  await ana.post(`${list}/${medication.id}/doses`, {
    status: 'given',
    scheduledFor: toInstant(browserDay(), '16:59', BROWSER_ZONE),
  });
  await give.click();
  const sheet = page.getByRole('alertdialog', { name: /ana\.e/ });
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(sheet.getByRole('button', { name: t('doseGuard.give') })).toBeDisabled();
  await sheet.getByText(t('doseGuard.reasons.spat'), { exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('doseGuard.give') }).click();
  await expect(sheet).toBeHidden();

  await expect(page.getByText(t('doseGuard.reasons.spat')).first()).toBeVisible();
  expect((await ana.get(`${list}/${medication.id}`)).body.stockDoses).toBe(1);
  await page.goto(`/pets/${pet.id}?tab=health&part=medications`);
  await page.getByText(t('medications.log'), { exact: true }).click();
  await expect(page.getByText(t('medications.again', { reason: t('doseGuard.reasons.spat') }))).toBeVisible();
});
