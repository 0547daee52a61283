import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/browser';
import { type Locale, words } from '../support/words';

const html = (page: Page) => page.locator('html');
const expectLanguage = (page: Page, locale: Locale) => expect(html(page)).toHaveAttribute('lang', locale);

/** Waits until hydration has begun. */
const waitForStart = (page: Page) => expect(html(page)).toHaveAttribute('data-start', 'done');

const chooseLanguage = (page: Page, name: 'English' | 'Español', place: 'contentinfo' | 'main' = 'contentinfo') =>
  page.getByRole(place).getByRole('link', { name }).click();

const readStoredLanguage = (page: Page) =>
  page.evaluate(() => ({ cookie: /lng=(\w+)/.exec(document.cookie)?.[1], storage: localStorage.getItem('lng') }));

for (const [from, to, name] of [
  ['en', 'es', 'Español'],
  ['es', 'en', 'English'],
] as const) {
  test.describe(`from ${from} to ${to}`, () => {
    test.use({ locale: from });

    test('R5.2 a guest sees every visited page in the new language', async ({ page }) => {
      await page.goto('/');
      await acceptCookies(page, words(from));
      await page.goto('/privacy-policy');
      await page.goto('/terms');
      await expectLanguage(page, from);

      await chooseLanguage(page, name);
      await expectLanguage(page, to);
      for (const path of ['/privacy-policy', '/']) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expectLanguage(page, to);
      }
      for (const path of ['/privacy-policy', '/terms']) {
        await page.goForward();
        await expect(page).toHaveURL(path);
        await expectLanguage(page, to);
      }
    });

    test('R5.2 a member sees every visited page in the new language', async ({ page, member }) => {
      const pet = await member.addsPet();
      await page.goto('/home');
      const navigation = (locale: Locale) =>
        page.getByRole('navigation', { name: words(locale)('shell.mainNavigation') });

      await navigation(from)
        .getByRole('link', { name: words(from)('shell.myPets') })
        .click();
      await expect(page).toHaveURL('/pets');

      await page.getByRole('link', { name: 'Luna' }).click();
      await expect(page).toHaveURL(`/pets/${pet.id}`);
      // Navigates in the client, because the router's cache must be cleared too.
      await navigation(from)
        .getByRole('link', { name: words(from)('shell.account') })
        .click();
      await expect(page).toHaveURL('/profile');

      await chooseLanguage(page, name, 'main');
      await expectLanguage(page, to);
      await expect(page.getByRole('heading', { level: 1, name: words(to)('account.title') })).toBeVisible();

      for (const [path, text] of [
        [`/pets/${pet.id}`, words(to)('pets.nav.edit')],
        ['/pets', words(to)('pets.list.another')],
        ['/home', words(to)('agenda.week.title')],
      ] as const) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expectLanguage(page, to);
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
        await expect(navigation(to)).toBeVisible();
        await expect(navigation(from)).toHaveCount(0);
      }
    });
  });
}

test('R5.2 switching language keeps the place, the URL, and the history', async ({ page }) => {
  await page.goto('/auth/login?next=%2Fpets');
  await acceptCookies(page, words('en'));
  await page.goto('/privacy-policy?from=mail#cookies');
  const before = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return { length: history.length, top: Math.round(window.scrollY) };
  });
  await chooseLanguage(page, 'Español');
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/privacy-policy?from=mail#cookies');
  expect(await page.evaluate(() => history.length)).toBe(before.length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before.top / 2);
  expect(await readStoredLanguage(page)).toEqual({ cookie: 'es', storage: 'es' });
});

test('R5.2 a URL sets the language once; going back does not repeat it', async ({ page }) => {
  await page.goto('/?lng=es#main');
  await expectLanguage(page, 'es');
  await acceptCookies(page, words('es'));
  await expect(page).toHaveURL('/#main');

  await page.goto('/terms');
  await chooseLanguage(page, 'English');
  await expectLanguage(page, 'en');

  await page.goBack();
  await expect(page).toHaveURL('/#main');
  await expectLanguage(page, 'en');
  expect(await readStoredLanguage(page)).toEqual({ cookie: 'en', storage: 'en' });

  await page.goto('/auth/login?next=%2Fpets&lng=es');
  await expectLanguage(page, 'es');
  await expect(page).toHaveURL('/auth/login?next=%2Fpets');
});

test.describe('the order of R5.2', () => {
  test.use({ locale: 'es-ES' });

  test('R5.2 query, cookie, local storage, session storage, browser', async ({ page }) => {
    await page.goto('/');
    await expectLanguage(page, 'es');
    expect(await readStoredLanguage(page), 'a guess is not a choice').toEqual({ cookie: undefined, storage: null });

    await page.evaluate(() => sessionStorage.setItem('lng', 'en'));
    await page.goto('/terms');
    await expectLanguage(page, 'en');
    expect(await readStoredLanguage(page)).toEqual({ cookie: 'en', storage: 'en' });

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('lng', 'es'));
    await page.goto('/privacy-policy');
    await expectLanguage(page, 'es');

    await page.context().addCookies([{ name: 'lng', value: 'en', url: page.url() }]);
    await page.goto('/terms');
    await expectLanguage(page, 'en');

    await page.goto('/privacy-policy?lng=es');
    await expectLanguage(page, 'es');
    expect(await readStoredLanguage(page), 'nothing is kept before consent').toEqual({ cookie: 'en', storage: 'es' });
    await page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: page.url() }]);
    await page.goto('/privacy-policy?lng=es');
    expect(await readStoredLanguage(page)).toEqual({ cookie: 'es', storage: 'es' });
  });
});

test('R5.2 R9.1 choosing a language on a shared page stores only its own cookie', async ({ member, guest }) => {
  const { url } = await member.sharesPet((await member.addsPet()).id);
  await guest.goto(`${url}?lng=es`);
  await expectLanguage(guest, 'es');
  const readStored = () =>
    guest.evaluate(() => ({ cookie: document.cookie, local: localStorage.length, session: sessionStorage.length }));
  expect(await readStored()).toEqual({ cookie: '', local: 0, session: 0 });
  await guest.getByRole('link', { name: 'English' }).click();
  await expectLanguage(guest, 'en');
  await expect(guest).toHaveURL(`${new URL(url).pathname}?lng=en`);
  expect(await readStored()).toEqual({ cookie: 'lng=en', local: 0, session: 0 });
});

test('R5.2 other tabs switch language immediately, or after typing ends', async ({ page, member }) => {
  const pet = await member.addsPet();
  const [other, typing] = [await page.context().newPage(), await page.context().newPage()];

  await other.goto('/pets');
  await typing.goto(`/pets/${pet.id}/edit`);
  await typing.getByLabel(words('en')('pets.fields.name')).fill('Lunita');
  await page.goto('/profile');
  await chooseLanguage(page, 'Español', 'main');
  await expectLanguage(page, 'es');
  await expectLanguage(other, 'es');
  await expect(typing.getByLabel(words('en')('pets.fields.name'))).toHaveValue('Lunita');
  await expectLanguage(typing, 'en');

  await typing.getByRole('button', { name: words('en')('pets.form.save') }).click();
  await expect(typing).toHaveURL(`/pets/${pet.id}`);
  await expectLanguage(typing, 'es');
});

test('R5.2 a page restored by the browser appears in the new language', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    document.cookie = 'lng=es; Path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectLanguage(page, 'es');
});

test('R5.2 a copy in the wrong language is reloaded just once', async ({ page }) => {
  await page.goto('/terms');
  let loads = 0;
  const text = await (await page.request.get('/terms?lng=en')).text();
  await page.route('/terms', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/html', body: text });
  });
  await page.context().addCookies([{ name: 'lng', value: 'es', url: page.url() }]);
  await page.goto('/terms');
  await expect.poll(() => loads).toBe(2);
  await waitForStart(page);
  expect(loads).toBe(2);
  await expectLanguage(page, 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R5.2 the language link changes this page and the next', async ({ page }) => {
    await page.goto('/terms');
    await expectLanguage(page, 'en');
    await chooseLanguage(page, 'Español');
    await expectLanguage(page, 'es');
    await page.goto('/privacy-policy');
    await expectLanguage(page, 'es');
  });
});

test('R5.3 deferred messages are requested again when the server is busy', async ({ page, member, t }) => {
  await member.addsPet();
  const requestedPaths: string[] = [];
  await page.route('/messages/**', (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname);
    return requestedPaths.length <= 2 ? route.fulfill({ status: 429 }) : route.fallback();
  });
  await page.clock.install();

  await page.goto('/pets');
  await waitForStart(page);
  const card = page.getByRole('complementary', { name: t('install.title') });
  await expect(async () => {
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice: new Promise(() => {}) }));
    });
    await page.clock.runFor(5000);
    expect(requestedPaths.length).toBeGreaterThan(0);
  }).toPass();

  await expect(card).toBeVisible();
  expect(requestedPaths).toEqual(Array(3).fill('/messages/en/install.json'));
});
