import ICAL from 'ical.js';
import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { Visitor } from '../support/visitor';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('R7.8 an appointment series can be added, canceled, rescheduled, deleted, and restored', async ({
  page,
  member,
  t,
}) => {
  const pet = await member.addsPet();
  const list = `/api/pets/${pet.id}/appointments`;
  const countEntries = async () => (await member.get(list)).body.items.length;
  await page.goto(`/pets/${pet.id}/appointments`);
  await expect(page.getByRole('heading', { name: t('appointments.emptyTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('appointments.add') }).click();
  const form = page.getByRole('dialog', { name: t('appointments.addTitle') });
  await form.getByLabel(t('entries.day')).fill(inDays(7).slice(0, 10));
  await form.getByLabel(t('entries.time')).fill('10:30');
  await form.getByLabel(t('appointments.titleField')).fill('Puppy class');
  await form.getByText(t('appointments.kinds.training'), { exact: true }).click();
  await form.getByText(t('entries.more'), { exact: true }).click();
  await form.getByLabel(t('appointments.place')).fill('City park');
  await form.getByLabel(t('appointments.repeat'), { exact: true }).selectOption('week');
  await form.getByLabel(t('appointments.times')).fill('3');
  await expectAccessible(page);
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('appointments.saved'), { exact: true })).toBeVisible();
  const rows = page.locator('#upcoming').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  expect(await countEntries()).toBe(3);

  const edit = new RegExp(`^${t('entries.edit', { name: 'Puppy class' })}`);
  const change = page.getByRole('dialog', { name: t('appointments.editTitle') });
  const answers = async (index: number, answer: 'cancel' | 'planAgain' | 'removeFollowing') => {
    await rows.nth(index).getByRole('button', { name: edit }).click();
    await change.getByRole('button', { name: t(`appointments.${answer}`) }).click();
    await expect(change).toBeHidden();
  };
  const first = rows.first();
  const cancelledLabel = first.getByText(t('appointments.statuses.cancelled'), { exact: true });
  await expect(first.getByText('10:30')).toBeVisible();
  await answers(0, 'cancel');
  await expect(cancelledLabel).toBeVisible();
  await answers(0, 'planAgain');
  await expect(cancelledLabel).toBeHidden();

  await answers(1, 'removeFollowing');
  await expect(rows).toHaveCount(1);
  expect(await countEntries()).toBe(1);
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(rows).toHaveCount(3);
  expect(await countEntries()).toBe(3);

  await rows.nth(1).getByRole('button', { name: edit }).click();
  await change.getByRole('button', { name: t('entries.changeMoment', { moment: '' }) }).click();
  await change.getByLabel(t('entries.time')).fill('11:15');
  await change.getByLabel(t('appointments.scope')).selectOption('following');
  await expectAccessible(page);
  await change.getByRole('button', { name: t('entries.save') }).click();
  await expect(rows.getByText('11:15')).toHaveCount(2);
  await expect(rows.getByText('10:30')).toHaveCount(1);

  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('link', { name: t('appointments.next') }).click();
  await expect(page).toHaveURL(`/pets/${pet.id}/appointments`);
});

test('R7.8 a past visit links to its record, map, and calendar file', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const list = `/api/pets/${pet.id}/appointments`;
  const requestBody = { startsAt: inDays(-2), kind: 'vet', title: 'Check-up', place: 'Sol 12', timeZone: BROWSER_ZONE };
  const { body: visit } = await member.post(list, requestBody);
  await member.post(list, { ...requestBody, kind: 'groomer', title: 'Bath', place: null });

  await page.goto(`/pets/${pet.id}/appointments`);
  const past = page.locator('#past');
  await expect(past.getByRole('link', { name: t('appointments.howDidItGo') })).toHaveAttribute(
    'href',
    `/pets/${pet.id}/vet-records?new=1&appointment=${visit.id}&visitedOn=${requestBody.startsAt.slice(0, 10)}&reason=Check-up&clinic=Sol+12`,
  );
  await past.getByRole('button', { name: new RegExp(`^${t('appointments.missed')}: Check-up`) }).click();
  await past.getByRole('button', { name: new RegExp(`^${t('appointments.missed')}: Bath`) }).click();
  await expect(past.getByRole('heading', { name: `${t('appointments.past')} · 2` })).toBeVisible();
  await past.locator('summary').click();
  await expect(past.getByText(t('appointments.statuses.cancelled'), { exact: true })).toHaveCount(2);
  await expectAccessible(page);

  await past.getByRole('button', { name: new RegExp(`^${t('entries.edit', { name: 'Check-up' })}`) }).click();
  const sheet = page.getByRole('dialog', { name: t('appointments.editTitle') });
  await expect(sheet.getByRole('link', { name: t('appointments.mapOf', { place: 'Sol 12' }) })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Sol+12',
  );
  const coming = page.waitForEvent('download');
  await sheet.getByRole('link', { name: t('appointments.calendarFile') }).click();
  expect((await coming).suggestedFilename()).toBe('pawfolio-appointment.ics');
});

test('R7.8 a calendar feed is created, read by a calendar, and ended', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'hamster' });
  await member.post(`/api/pets/${pet.id}/appointments`, { startsAt: inDays(3), kind: 'vet', title: 'Secret' });

  await page.goto('/profile');
  await opensRow(page, 'calendar');
  await page.getByRole('button', { name: t('account.calendar.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('calendarFeed.title') });
  await dialog.getByRole('button', { name: t('calendarFeed.make') }).click();
  const address = dialog.getByLabel(t('calendarFeed.address'), { exact: true });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  await expectAccessible(page);

  const { pathname } = new URL(await address.inputValue());
  const { body } = await new Visitor().get(pathname);
  const events = new ICAL.Component(ICAL.parse(body.toString())).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toHaveLength(1);
  expect(body.toString()).not.toContain('Secret');

  await dialog.getByRole('button', { name: t('calendarFeed.end') }).click();
  await expect(dialog.getByRole('button', { name: t('calendarFeed.make') })).toBeVisible();
  expect((await new Visitor().get(pathname)).status).toBe(404);
});
