import { aFullAccount } from '../support/a-full-account';
import { expect, test } from '../support/browser';
import { tabTo } from '../support/keyboard';
import { doubleText, expectFieldsReachable, expectTextFits } from '../support/large-text';
import { appUrl } from '../support/visitor';
import { locales, words } from '../support/words';

test.use({ locale: 'en-GB' });

const petPages = [
  '',
  '?tab=health',
  '/routines',
  '/training',
  '/appointments',
  '/vet-records',
  '/expenses',
  '/brief',
  '/deleted',
  '/edit',
  '/share',
];

test('at 200 % zoom nothing scrolls sideways or hides under bars', { tag: '@wide' }, async ({ page, member, t }) => {
  test.setTimeout(180_000);
  const pet = await member.addsPet();
  // 1280 × 800 at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  const sections = petPages.map((section) => `/pets/${pet.id}${section}`);

  for (const path of ['/', '/terms', '/home', '/pets', '/pets/new', ...sections, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    await expect(page.locator('.access-notice')).toBeHidden();
    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') });
    // The signed-in area has no footer at this width.
    const last = page.locator('main').locator('a[href], button:enabled, summary').filter({ visible: true }).last();
    await tabTo(page, (await settings.isVisible()) ? settings : last);
  }
});

test('reduced motion disables all animations', { tag: '@wide' }, async ({ page, member }) => {
  test.setTimeout(60_000);
  const pet = await member.addsPet();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ofPet = ['routines', 'training', 'appointments', 'vet-records'].map((section) => `/pets/${pet.id}/${section}`);

  for (const path of ['/', '/auth/login', '/home', '/pets', ...ofPet, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            Number(animation.effect?.getComputedTiming().duration) > 50 && animation.playState === 'running',
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving, path).toEqual([]);
  }
});

interface Opener {
  path: string;
  press: (t: ReturnType<typeof words>) => readonly (string | RegExp)[];
}

const addWith = (path: string, key: string): Opener => ({ path, press: (t) => [t(key)] });
const edit = (path: string): Opener => ({ path, press: (t) => [new RegExp(`^${t('entries.edit', { name: '' })}`)] });
const quick = (tile: string, ...keys: string[]): Opener => ({
  path: '',
  press: (t) => [t('shell.quickAdd'), new RegExp(`^${t(`quickAdd.tiles.${tile}`)}`), ...keys.map((key) => t(key))],
});
const health = (part: string) => `?tab=health&part=${part}`;

const account = (row: string, ...keys: string[]): Opener => ({
  path: `/profile#${row}-content`,
  press: (t) => keys.map((key) => t(key)),
});

const accountSheets: readonly Opener[] = [
  account('tokens', 'account.tokens.open'),
  account('tokens', 'account.tokens.open', 'accessTokens.new'),
  account('passkeys', 'account.passkeys.open'),
];

const sheets: readonly Opener[] = [
  { path: '', press: (t) => [t('shell.quickAdd')] },
  quick('weight'),
  quick('vaccination'),
  quick('vaccination', 'vaccinations.card.several'),
  quick('symptom'),
  ...['weights', 'medications', 'vitals', 'symptoms'].map((part) => addWith(health(part), `${part}.add`)),
  addWith(health('allergies'), 'conditions.add'),
  ...['vaccinations', 'allergies', 'treatments'].map((part) => edit(health(part))),
  addWith('/routines', 'routines.add'),
  { path: '/routines', press: () => [/23:59/] },
  addWith('/training', 'training.add'),
  addWith('/appointments', 'appointments.add'),
  edit('/appointments'),
  addWith('/vet-records', 'vetRecords.add'),
  addWith('/expenses', 'expenses.add'),
  edit('/vet-records'),
  addWith('/people', 'people.inviteSomeone'),
];

test('R2.18 at 200 % text sheets fit and reach every field', async ({ page }) => {
  test.setTimeout(180_000);
  const { person, ids } = await aFullAccount(3_600_000);
  const cookies = [...[...person.cookies], ['pawfolio-cookie-consent', 'true']] as const;
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name: `${name}`, value: `${value}`, url: appUrl() })));
  await doubleText(page);

  const ofPet = sheets.map(({ path, press }) => ({ path: `/pets/${ids.petId}${path}`, press }));
  for (const [index, { path, press }] of [...ofPet, ...accountSheets].entries()) {
    const language = locales[index % 2] ?? 'en';
    await page.context().addCookies([{ name: 'lng', value: language, url: appUrl() }]);
    await page.setViewportSize({ width: 360, height: 640 });
    // A change of the hash alone would not load the page.
    await page.goto('about:blank');
    await page.goto(path);
    const names = press(words(language));
    for (const name of names) await page.getByRole('button', { name }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
    await expectTextFits(page, `${path} ${names.join(' ')}`);
    await page.setViewportSize({ width: 360, height: 380 });
    await expectFieldsReachable(page, `${path} ${names.join(' ')}`);
  }
});

test('R2.18 at 200 % text every open row of the account fits', async ({ page }) => {
  const { person } = await aFullAccount(3_600_000);
  const cookies = [...person.cookies, ['pawfolio-cookie-consent', 'true']] as const;
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name: `${name}`, value: `${value}`, url: appUrl() })));
  await doubleText(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of locales) {
    const t = words(language);
    await page.context().addCookies([{ name: 'lng', value: language, url: appUrl() }]);
    await page.goto('/profile');
    for (const row of await page.locator('.account-row > summary').all()) await row.click();
    await page.getByRole('button', { name: t('account.reminders.more') }).click();
    await page.getByRole('button', { name: t('reminders.services.add') }).click();
    await expect(page.getByLabel(t('reminders.services.address'))).toBeVisible();
    await expectTextFits(page);
  }
});
