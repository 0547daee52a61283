import { acceptCookies, expect, test } from '../support/browser';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const chunks = '**/_next/static/chunks/**';
const rejection = { name: 'pawfolio-cookies-rejected', value: 'true', url: appUrl() };

test.describe('two tabs', () => {
  test('R3.1 answering in one tab closes the question in the other', async ({ page, context, t }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/');
      await expect(tab.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
    }

    await acceptCookies(page, t);

    await expect(other.getByRole('dialog')).toBeHidden();

    await other.getByRole('link', { name: t('landing.hero.start') }).click({ trial: true });
  });

  test('R3.3 rejecting in one tab blocks the other; accepting there opens both', async ({ page, context, t }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/');
    await page.getByRole('button', { name: t('consent.rejectAll') }).click();
    await expect(other.getByText(t('consent.blockedText'))).toBeVisible();

    await page.reload();
    await other.getByRole('button', { name: t('consent.review') }).click();
    await acceptCookies(other, t);
    // The first tab contains only the blocked screen that the server rendered, so it reloads.
    await expect(page.getByRole('link', { name: t('landing.hero.start') })).toBeVisible();
  });

  test('R3.3 reviewing cookie settings does not return to the Site Blocked screen', async ({ page, context, t }) => {
    await context.addCookies([rejection]);
    await page.goto('/');
    await page.getByRole('button', { name: t('consent.review') }).click();
    const other = await context.newPage();

    await other.goto('/');
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
  });
});

test('R3.1 expired consent is requested again, and work continues', async ({ page, context, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);

  await page.goto('/auth/login');
  const email = page.getByLabel(t('signIn.email'), { exact: true });
  await email.fill('ana@example.com');
  await context.clearCookies({ name: /^pawfolio-/ });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: t('consent.title') })).toBeFocused();

  await acceptCookies(page, t);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana@example.com');
});

test('R3.1 the back button does not repeat an answered consent question', async ({ page, t }) => {
  await page.goto('/');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('consent.termsShort') })
    .click();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('consent.settings') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
  await page.goBack();

  await expect(page.getByRole('link', { name: t('landing.hero.start') })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('scripts that are late, broken or off', () => {
  for (const [button, name, value] of [
    ['acceptAll', 'pawfolio-cookie-consent', 'true'],
    ['saveSettings', 'pawfolio-analytics', 'false'],
    ['rejectAll', 'pawfolio-cookies-rejected', 'true'],
  ] as const) {
    test(`R3.2 ${button} pressed before scripts load is not lost`, async ({ page, context, t }) => {
      let releaseRequests = () => {};
      const releasePromise = new Promise<void>((onReleased) => {
        releaseRequests = onReleased;
      });
      await page.route(chunks, async (route) => {
        await releasePromise;
        await route.continue();
      });

      await page.goto('/', { waitUntil: 'commit' });
      const early = page.getByRole('button', { name: t(`consent.${button}`) });
      await early.click();
      await expect(early).toHaveAttribute('aria-busy', 'true');

      releaseRequests();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect((await context.cookies()).find((one) => one.name === name)?.value).toBe(value);
      await expect(page).toHaveURL('/');
    });
  }

  test('R3.1 when scripts fail to start, the consent question does not block reading', async ({ browser, t }) => {
    const context = await browser.newContext({ baseURL: appUrl() });
    const page = await context.newPage();
    await page.route(chunks, (route) => route.abort());

    await page.goto('/');

    await expect(page.getByText(t('shell.applicationError.title'))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('link', { name: t('landing.hero.start') }).click({ trial: true });
    await context.close();
  });

  test('R3.1 R3.3 without JavaScript pages are readable and Site Blocked explains its requirements', async ({
    browser,
    t,
  }) => {
    const context = await browser.newContext({ baseURL: appUrl(), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('group', { name: t('shell.theme.label') })).toBeHidden();

    await page.getByRole('link', { name: t('landing.hero.start') }).click();
    await expect(page).toHaveURL('/auth/login');
    await context.addCookies([rejection]);
    await page.goto('/');
    await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.locator('main noscript p').textContent()).toBe(t('consent.noScript'));

    await page.getByRole('link', { name: t('consent.terms') }).click();
    await expect(page.getByText(t('legal.terms.summary'))).toBeVisible();
    await context.close();
  });
});
