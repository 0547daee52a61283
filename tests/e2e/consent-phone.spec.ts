import { expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es', viewport: { width: 360, height: 740 } });

test('R3.1 the question takes at most half of a phone’s screen', async ({ page, t }) => {
  await page.goto('/');
  const sheet = page.getByRole('dialog', { name: t('consent.title') }).locator('form');
  const heights = async () => (await sheet.boundingBox())?.height ?? 0;
  await expect(page.getByRole('heading', { name: t('consent.title') })).toBeFocused();
  expect(await heights()).toBeLessThanOrEqual(250);

  await sheet.locator('summary').click();
  expect(await heights()).toBeGreaterThan(300);
  expect(await heights()).toBeLessThanOrEqual(370);
  await expectAccessible(page);
});

test('R3.1 R3.2 the three answers look alike, and collapsed switches show their state', async ({ page, t }) => {
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: t('consent.title') });
  const looks = ['rejectAll', 'saveSettings', 'acceptAll'].map((name) =>
    banner.getByRole('button', { name: t(`consent.${name}`) }).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      return [width, height, top]
        .map(Math.round)
        .concat([color, backgroundColor, borderColor, fontWeight, fontSize] as never[]);
    }),
  );
  const [reject, save, accept] = await Promise.all(looks);
  expect(reject).toEqual(accept);
  expect(save).toEqual(accept);

  const summary = banner.locator('summary');
  const switchIn = (state: 'on' | 'off', name: 'analytics' | 'preferences') =>
    summary.getByText(t(`consent.${state}.${name}`), { exact: true });
  await expect(switchIn('off', 'analytics')).toBeVisible();
  await expect(switchIn('off', 'preferences')).toBeVisible();
  await summary.click();
  await banner.getByRole('switch', { name: t('consent.preferences') }).click();
  await expect(switchIn('off', 'analytics')).toBeVisible();
  await expect(switchIn('on', 'preferences')).toBeVisible();
  await expect(switchIn('off', 'preferences')).toBeHidden();
});

for (const [width, height] of [
  [320, 568],
  [740, 360],
  [370, 180],
] as const) {
  test(`R3.1 every control of the banner is reachable at ${width} × ${height}`, async ({ page, t }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const banner = page.getByRole('dialog', { name: t('consent.title') });
    await banner.locator('summary').click();
    const controls = await banner.locator('a, summary, button, input:enabled').locator('visible=true').all();
    expect(controls).toHaveLength(width < 640 ? 8 : 10);

    for (const control of controls) await control.click({ trial: true });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}
