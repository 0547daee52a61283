import { expect, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { aMember, type Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone: BROWSER_ZONE };

async function aBreakfast(owner: Person): Promise<string> {
  const pet = await owner.addsPet();
  const task = { ...everyDay, kind: 'feeding', title: 'Breakfast', timeOfDay: '23:59' };
  expect((await owner.post(`/api/pets/${pet.id}/routines`, task)).status).toBe(201);
  return pet.id;
}

const cookiesOf = (person: Person) => [
  ...[...person.cookies].map(([name, value]) => ({ name, value, url: appUrl() })),
  { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() },
  { name: 'lng', value: 'en', url: appUrl() },
];

test('R11.6 completing a task on one screen updates another within 3 s', async ({ page, member, guest }) => {
  const carer = await aMember();
  await member.invites(carer, await aBreakfast(member));
  await guest.context().addCookies(cookiesOf(carer));
  const streams = [page, guest].map((screen) => screen.waitForResponse(/\/api\/events/));
  await Promise.all([page.goto('/home'), guest.goto('/home')]);
  await Promise.all(streams);
  const eat = guest.getByRole('button', { name: /^Breakfast, Luna/ });
  await expect(page.getByRole('button', { name: /^Breakfast, Luna/ })).toHaveAttribute('aria-pressed', 'false');

  await eat.click();

  await expect(page.getByRole('link', { name: 'Luna, 1 of 1 done today' })).toBeVisible({ timeout: 3000 });
  await expect(page.getByRole('status').filter({ hasText: /: Breakfast, Luna$/ })).toBeAttached();
});

test('R11.6 a member without shared pets opens no stream', async ({ page, member }) => {
  await aBreakfast(member);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) requestedPaths.push(request.url());
  });

  await page.goto('/home');
  const eat = page.getByRole('button', { name: /^Breakfast, Luna/ });
  await eat.click();
  await expect(page.getByRole('link', { name: 'Luna, 1 of 1 done today' })).toBeVisible({ timeout: 3000 });

  expect(requestedPaths).toEqual([]);
});
