import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { opensRow } from '../support/account-rows';
import { expect, test } from '../support/browser';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

const scripts = /\/_next\/static\/chunks\/.*\.js/;

const failures: [string, (route: Route) => Promise<void>][] = [
  ['are blocked', (route) => route.abort('blockedbyclient')],
  ['answer 500', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' })],
];

// Each test uses a separate context, because the provoked console errors would fail it.
for (const [what, fail] of failures) {
  test(`R2.8 when scripts ${what}, a panel explains it above the readable page`, async ({ browser }) => {
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

/** Signs in as the member without a service worker, which would answer in place of the network. */
async function signedInElsewhere(browser: Browser, signedIn: BrowserContext): Promise<Page> {
  const context = await browser.newContext({
    storageState: await signedIn.storageState(),
    baseURL: appUrl(),
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const somethingWrong = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
const codeOf = (path: string) => new RegExp(`/_next/static/chunks/app/.*/${path}/page-.*\\.js`);

for (const [what, fail] of [
  ['is gone after an update', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['is lost on its way', (route: Route) => route.abort('connectionreset')],
] as const)
  test(`R2.7 code that ${what} reloads once, then shows the error in place`, async ({
    browser,
    context: signedIn,
    member,
  }) => {
    await member.addsPet();
    const page = await signedInElsewhere(browser, signedIn);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/pets/new')) loads += 1;
    });

    await page.goto('/pets');
    await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
    await page.route(codeOf('pets/new'), fail);
    await page.getByRole('link', { name: 'Add another pet' }).click();
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.type === 'reload';
    });
    await expect(somethingWrong(page)).toBeVisible();
    await expect(page.locator('.start-failed')).toBeHidden();
    expect(loads).toBe(1);

    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Pets' })).toBeVisible();
    await page.goBack();
    await expect(somethingWrong(page)).toBeVisible();

    await page.unroute(codeOf('pets/new'));
    await somethingWrong(page).getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add a pet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add pet' })).toBeVisible();
    await page.context().close();
  });

test('R2.7 a failing pet page still shows severe allergies', async ({ browser, context: signedIn, member }) => {
  const { id } = await member.addsPet();
  await member.post(`/api/pets/${id}/allergies`, { allergen: 'Penicillin', severity: 'severe' });
  const page = await signedInElsewhere(browser, signedIn);
  await page.route(codeOf('training'), (route) => route.fulfill({ status: 404, body: '' }));

  await page.goto(`/pets/${id}/training`);

  await expect(somethingWrong(page)).toBeVisible();
  await expect(page.getByText(/Penicillin/).first()).toBeVisible();
  await page.context().close();
});

test('R2.7 a dialog that fails to load shows an error and opens later', async ({
  browser,
  context: signedIn,
  member,
}) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  const page = await signedInElsewhere(browser, signedIn);
  await page.goto('/profile');
  await opensRow(page, 'data');
  const press = page.getByRole('button', { name: 'Delete account' });
  await expect(press).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');

  await page.route(scripts, (route) => route.abort('connectionreset'));
  await press.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(scripts);
  await press.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().close();
});

test('R2.7 a part that fails to load keeps the form and retries', async ({ browser, context: signedIn, member }) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  const page = await signedInElsewhere(browser, signedIn);
  await page.goto('/pets/new');
  await page.getByLabel('Name', { exact: true }).fill('Luna');
  await page.getByRole('radio', { name: 'Dog', exact: true }).check();
  await page.getByLabel('Breed').fill('Beagle');
  await page.getByText('More details', { exact: true }).click();
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
  await page.context().close();
});
