import type { Page } from '@playwright/test';
import { acceptCookies, expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import type { Person } from '../support/people';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

/** Text spacing required by WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const allDays = [1, 2, 3, 4, 5, 6, 7];

/** Sets the styles by script, because the Content-Security-Policy blocks style elements. */
const setApart = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** Changes only navigator.onLine and the connection check, so that no other request fails. */
async function goOnline(page: Page, online: boolean) {
  if (!online) await page.route('**/sw.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, online);
}

const addRoutine = (member: Person, petId: string, title: string, timeOfDay: string) =>
  member.post(`/api/pets/${petId}/routines`, {
    kind: 'feeding',
    title,
    weekdays: allDays,
    timeOfDay,
    timeZone: BROWSER_ZONE,
  });

const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    return elements.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent);
  });

test('R6.1 requesting a link moves focus forward and back', async ({ page, t }) => {
  await page.goto('/auth/login');
  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email')).fill(`focus-${Date.now()}@example.com`);
  await page.getByRole('button', { name: t('signIn.send') }).click();

  await expect(page.getByRole('heading', { level: 1, name: t('signIn.checkTitle') })).toBeFocused();
  await page.getByRole('button', { name: t('signIn.otherEmail') }).click();
  await expect(page.getByLabel(t('signIn.email'))).toBeFocused();
});

test('a dialog focuses its first field and announces a lost connection', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}?tab=health&part=allergies`);
  const section = page.locator('#allergies');
  await section.getByRole('button', { name: t('allergies.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('allergies.addTitle') });

  await expect(dialog.locator('input').first()).toBeFocused();
  await goOnline(page, false);
  await expect(dialog.getByText(t('shell.offline.title'))).toBeVisible();
  await expectAccessible(page);

  await goOnline(page, true);
  await expect(dialog.getByText(t('shell.offline.title'))).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(section.getByRole('button', { name: t('allergies.add') })).toBeFocused();
});

test('R7.4 increased text spacing is not cut off on tasks and stamps', async ({ page, member }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await member.addsPet({ dateOfBirth: '2020-01-01' });
  await addRoutine(member, pet.id, 'Breakfast', '08:00');
  await addRoutine(member, pet.id, 'Walk', '10:00');
  for (const vaccine of ['dog.rabies', 'dog.lepto'])
    await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine, givenOn: '2026-01-05' });
  const tomorrow = browserDay(1);

  await page.goto(`/pets/${pet.id}/routines?day=${tomorrow}`);
  await setApart(page);
  await expect(page.locator('li button[aria-haspopup=dialog]').first()).toBeVisible();
  expect(await cutOff(page, 'li button[aria-haspopup=dialog]:visible')).toEqual([]);

  await page.goto(`/pets/${pet.id}`);
  await setApart(page);
  await expect(page.locator('.stamp').first()).toBeVisible();
  expect(await cutOff(page, '.stamp')).toEqual([]);
});

test('a selected option is recognizable without color', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await addRoutine(member, pet.id, 'Breakfast', '08:00');

  await page.goto(`/pets/${pet.id}/routines`);
  const week = page.getByRole('button', { name: t('routines.viewWeek'), exact: true });
  const lookAround = () =>
    week.evaluate((button) => [getComputedStyle(button).boxShadow, getComputedStyle(button).backgroundColor]);
  const other = await lookAround();
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await lookAround())[0]).not.toBe(other[0]);

  await page.emulateMedia({ forcedColors: 'active' });
  const forcedTexts = await lookAround();
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await lookAround())[1]).not.toBe(forcedTexts[1]);

  const tabs = page.getByRole('navigation', { name: t('pets.nav.label', { name: 'Luna' }) }).getByRole('link');
  const colors = await tabs.evaluateAll((links) =>
    links.map((link) => [link.ariaCurrent, getComputedStyle(link).backgroundColor].join(' ')),
  );
  const current = colors.find((one) => one.startsWith('page'));
  expect(colors.filter((one) => one.split(' ').slice(1).join() === current?.split(' ').slice(1).join())).toHaveLength(
    1,
  );
});

test('R7.1 a phone number is a target of at least 24 pixels', async ({ page, member }) => {
  const pet = await member.addsPet({ vetClinic: 'Sol, +34 910 000 001', emergencyContact: 'Sam, +34 600 000 002' });
  await page.goto(`/pets/${pet.id}`);
  const phones = page.locator('a[href^="tel:"]');
  await expect(phones.first()).toBeVisible();
  for (const box of await phones.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(24);
});
