import { expect, test } from '../support/browser';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'no-preference' } });

test.describe('navigation between places', () => {
  test('R2.4 R2.15 every place is reachable by its name', { tag: '@both-widths' }, async ({ page, member, t }) => {
    const luna = await member.addsPet({ name: 'Luna' });
    await member.addsPet({ name: 'Milo' });
    const navigation = page.getByRole('navigation', { name: t('shell.mainNavigation') });

    await page.goto('/profile');
    await expect(navigation.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

    await navigation.getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Pets' })).toBeVisible();
    await page.getByRole('link', { name: /Luna/ }).click();
    const sections = page.getByRole('navigation', { name: t('pets.nav.label', { name: 'Luna' }) });
    const expectNames = (names: readonly string[]) => expect(sections.getByRole('link')).toHaveText([...names]);
    await expectNames(['Edit', 'Share', 'Overview', 'Health', 'Days', 'Album']);
    const parts = async (tab: string, names: readonly string[]) => {
      await sections.getByRole('link', { name: tab }).click();
      const within = page.getByRole('navigation', { name: t('pets.nav.parts', { section: tab, name: 'Luna' }) });
      await expect(within.getByRole('link')).toHaveText([...names]);
    };
    await parts('Health', ['Summary', 'Records', 'Costs']);
    await parts('Days', ['Routines', 'Training', 'Appointments']);

    await sections.getByRole('link', { name: 'Share' }).click();
    await expect(page).toHaveURL(`/pets/${luna.id}/share`);
    const others = page.getByRole('navigation', { name: 'Select Pet' });
    await others.getByRole('link', { name: 'Milo' }).click();
    await expect(others.getByRole('link', { name: 'Milo' })).toHaveAttribute('aria-current', 'page');

    await navigation.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('R2.4 Share opens the only pet, asks among several, else does nothing', async ({ page, member, t }) => {
    await page.goto('/profile');
    const share = page
      .getByRole('navigation', { name: t('shell.mainNavigation') })
      .getByRole('button', { name: t('shell.share') });

    await share.click();
    await expect(page).toHaveURL('/profile');
    const luna = await member.addsPet({ name: 'Luna' });
    await page.reload();
    await share.click();
    await expect(page).toHaveURL(`/pets/${luna.id}/share`);

    const milo = await member.addsPet({ name: 'Milo', type: 'cat' });
    await page.goto('/profile');
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Select pet' });
    await expect(dialog.getByText('Choose which pet you would like to share with others')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('showPetSelector')));
    await dialog.getByRole('button', { name: 'Milo' }).click();
    await expect(page).toHaveURL(`/pets/${milo.id}/share`);
  });

  test('R2.4 Escape closes the dialog and restores the focus', async ({ page, member, t }) => {
    await member.addsPet({ name: 'Luna' });
    await member.addsPet({ name: 'Milo' });

    await page.goto('/profile');
    const share = page
      .getByRole('navigation', { name: t('shell.mainNavigation') })
      .getByRole('button', { name: t('shell.share') });
    await share.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Select pet' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  test('R1.11 R2.1 a missing pet shows an error inside the shell', async ({ page, member, t }) => {
    expect(member.cookies.size).toBeGreaterThan(0);
    const reads: string[] = [];
    page.on('request', (request) => reads.push(new URL(request.url()).pathname));
    const path = '/pets/0192f0c0-0000-7000-8000-000000000000';
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t('shell.notFound.title') })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Pets' })).toBeVisible();
    expect(reads).not.toContain(`/api${path}`);
  });
});

test('R2.10 R2.11 a route change reads fresh data once, which Share reuses', async ({ page, member }) => {
  const pet = await member.addsPet({ name: 'Luna' });
  await member.addsPet({ name: 'Milo' });
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The first visit of a member stores the browser's time zone and fetches the device key.
    if (request.method() === 'PATCH' && pathname.startsWith('/api/users/')) return;
    if (pathname.endsWith('/device-key')) return;
    if (/^\/api\/(pets|users)(?!.*photo)/.test(pathname)) reads.push(`${request.method()} ${pathname}`);
  });
  const list = 'GET /api/pets';
  const luna = ['', '/health', '/routines'].map((part) => `GET /api/pets/${pet.id}${part}`);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  await navigation.getByRole('link', { name: 'My Pets' }).click();
  await expect.poll(() => reads).toEqual([list]);
  await page.getByRole('link', { name: /Luna/ }).click();
  await expect.poll(() => reads).toEqual([list, ...luna]);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/pets/${pet.id}/edit`);
  await navigation.getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Pets' })).toBeVisible();
  await navigation.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Luna' }).click();
  await expect(page).toHaveURL(`/pets/${pet.id}/share`);
  expect(reads).toEqual([list, ...luna]);

  await page.goto(`/pets/${pet.id}/edit`);
  await expect.poll(() => reads).toEqual([list, ...luna, ...luna]);
  await page.getByLabel('Color').fill('Black');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/pets/${pet.id}`);
  await navigation.getByRole('link', { name: 'My Pets' }).click();
  await expect.poll(() => reads.slice(7)).toEqual([`PATCH /api/pets/${pet.id}`, list]);
});

test('R2.9 the start bar covers nothing, ends after 1 s, is not printed', async ({ page, member }) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  // Controls the clock, so that loading time does not matter.
  await page.clock.install({ time: Date.now() - 1000 });
  await page.clock.pauseAt(Date.now());
  await page.goto('/profile');
  const bar = page.locator('[data-start-progress]');
  await expect(bar).toHaveAttribute('inert');
  await expect(bar).toHaveCSS('pointer-events', 'none');
  await expect(bar).toHaveCSS('height', '2px');

  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();

  await page.clock.fastForward(1000);
  await expect(bar).toHaveCount(0);
});

test('R2.13 the preconnect hint is removed after 10 s on every page', async ({ page, member }) => {
  expect(member.cookies.size).toBeGreaterThan(0);

  await page.clock.install();
  for (const path of ['/', '/profile']) {
    await page.goto(path);
    const hint = page.locator('head > link[rel=preconnect]');
    await expect(hint).toHaveAttribute('href', '/');
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await page.clock.fastForward(10_000);
    await expect(hint).toHaveCount(0);
  }
});

test('R2.7 a browser without the newest APIs shows no error screen', async ({ page, member }) => {
  const { id } = await member.addsPet({ name: 'Luna' });
  await page.addInitScript(
    (names) => {
      for (const name of names) Object.defineProperty(window, name, { value: undefined });
    },
    ['navigation', 'requestIdleCallback', 'cancelIdleCallback', 'BarcodeDetector', 'scheduler'],
  );

  for (const path of ['/', '/home', `/pets/${id}`, `/pets/${id}/edit`]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
