import type { Route } from '@playwright/test';
import { expect, test } from '../support/browser';
import { appUrl } from '../support/visitor';

const scripts = /\/_next\/static\/chunks\/.*\.js/;
const newPetCode = /\/_next\/static\/chunks\/app\/.*\/pets\/new\/page-.*\.js/;

const failures: [string, (route: Route) => Promise<void>][] = [
  ['are blocked', (route) => route.abort('blockedbyclient')],
  ['answer 500', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' })],
  ['answer 404', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>no</p>' })],
];

// Their consoles are full of what is provoked here: contexts of their own, which nobody watches.
for (const [what, fail] of failures) {
  test(`R2.8 when scripts ${what}, a panel says so and the page can be read`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: appUrl(), locale: 'es-ES' });
    await context.addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);
    const page = await context.newPage();
    await page.route(scripts, fail);
    await page.goto('/');
    const panel = page.getByRole('alert').filter({ hasText: 'Error de la aplicación' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(scripts);
    await panel.getByRole('link', { name: 'Recargar la página' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await expect(panel).toBeHidden();
    await context.close();
  });
}

test('R2.7 code that is missing after an update: the page is loaded again once, then the error is shown', async ({
  browser,
  context: signedIn,
  member,
}) => {
  await member.addsPet();
  const context = await browser.newContext({
    storageState: await signedIn.storageState(),
    baseURL: appUrl(),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/pets/new')) loads += 1;
  });
  await page.goto('/pets');
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  await page.route(newPetCode, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Add a pet' }).click();
  await page.waitForFunction(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loaded?.type === 'reload';
  });
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Something went wrong|Application Error/ })
      .first(),
  ).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(newPetCode);
  await page.getByText('Reload page').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a pet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add pet' })).toBeVisible();
  expect(loads).toBe(2);
  await context.close();
});

test('R2.7 a part whose code does not come leaves the form as it is, and is tried again', async ({
  browser,
  context: signedIn,
  member,
}) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  const context = await browser.newContext({
    storageState: await signedIn.storageState(),
    baseURL: appUrl(),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/pets/new');
  await page.getByLabel('Name', { exact: true }).fill('Luna');
  await page.getByLabel('Kind of animal').selectOption('dog');
  await page.getByLabel('Breed').fill('Beagle');
  await page.route(scripts, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Write notes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Luna');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Shy');
  await page.getByRole('button', { name: 'Add pet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  await expect(page.getByText('Shy')).toBeVisible();
  await context.close();
});
