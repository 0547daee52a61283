import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/browser';
import { lateScripts } from '../support/late-scripts';
import { watchPaints } from '../support/paints';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

const paper = { light: 'oklch(0.9798 0.0086 84.6)', dark: 'oklch(0.2 0.014 205)' };
const bar = { light: '#FBF8F2', dark: '#0D181A' };

const readTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const expectPaper = (page: Page, theme: keyof typeof paper) =>
  expect(page.locator('html')).toHaveCSS('background-color', paper[theme]);

const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  );

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' });

  test('R7.10 the color theme can also be chosen in the account', async ({ page, member, t }) => {
    expect(member.cookies.size).toBeGreaterThan(0);
    await page.context().addCookies([{ name: 'pawfolio-preferences', value: 'true', url: appUrl() }]);
    await page.goto('/profile');
    await lateScripts(page);
    const colors = page.getByRole('group', { name: t('shell.theme.colors') });
    await colors.getByText(t('shell.theme.dark'), { exact: true }).click();
    await expectPaper(page, 'dark');
    await page.reload();
    await expect(colors.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();
  });

  test('R3.2 R3.5 without consent a theme lasts for the page, with a notice', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('consent.saveSettings') }).click();
    await lateScripts(page);
    await page.getByText(t('shell.theme.dark'), { exact: true }).click();

    await expectPaper(page, 'dark');
    await expect(page.getByText(t('shell.theme.notKept'), { exact: true })).toBeVisible();
    expect(await readTheme(page)).toBeNull();

    await page.getByRole('button', { name: t('shell.theme.settings'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('consent.settings') });
    await dialog.getByRole('switch', { name: t('consent.preferences') }).click();
    await dialog.getByRole('button', { name: t('consent.saveSettings') }).click();
    await expect.poll(() => readTheme(page)).toBe('dark');
  });

  test('R3.2 with consent the theme applies before the first paint until withdrawn', async ({ page, t }) => {
    const paints = await watchPaints(page, () => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/');
    await acceptCookies(page, t);
    await lateScripts(page);
    await page.getByText(t('shell.theme.dark'), { exact: true }).click();
    await expectPaper(page, 'dark');
    expect(await barColor(page)).toBe(bar.dark);
    await page.goto('/terms');
    await expect(page.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();
    expect(await paints.seen()).toEqual([paper.dark]);
    expect(await paints.shift()).toBe(0);
    expect(await barColor(page)).toBe(bar.dark);

    await page.getByRole('button', { name: t('consent.settings') }).click();
    const dialog = page.getByRole('dialog', { name: t('consent.settings') });
    await dialog.getByRole('switch', { name: t('consent.preferences') }).click();
    await dialog.getByRole('button', { name: t('consent.saveSettings') }).click();
    expect(await readTheme(page)).toBeNull();
    await expectPaper(page, 'dark');
    await page.reload();
    await expectPaper(page, 'light');
    expect(await barColor(page)).toBe(bar.light);
  });

  test('R3.2 a rejection also deletes the stored theme', async ({ page, t }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: t('consent.settings') }).click();
    await page.getByRole('button', { name: t('consent.acceptAll') }).click();
    await page.getByText(t('shell.theme.dark'), { exact: true }).click();

    await expect.poll(() => readTheme(page)).toBe('dark');
    await page.getByRole('button', { name: t('consent.settings') }).click();
    const reload = page.waitForEvent('load');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('consent.rejectAll') })
      .click();
    await reload;
    expect(await readTheme(page)).toBeNull();
    await expectPaper(page, 'light');
  });

  test('a chosen theme overrides the system in every tab; print stays light', async ({ page, context, t }) => {
    await page.goto('/');
    await acceptCookies(page, t);
    const other = await context.newPage();

    for (const tab of [page, other]) {
      await tab.goto('/terms');
      await lateScripts(tab);
    }
    await page.getByRole('radio', { name: t('shell.theme.system') }).press('ArrowLeft');
    await expect(page.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();
    for (const tab of [page, other]) await expectPaper(tab, 'dark');
    await expect(other.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();

    await page.emulateMedia({ media: 'print' });
    await expectPaper(page, 'light');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.getByText(t('shell.theme.light'), { exact: true }).click();
    await expectPaper(page, 'light');
    expect(await barColor(page)).toBe(bar.light);

    await page.getByText(t('shell.theme.system'), { exact: true }).click();
    await expectPaper(page, 'dark');
  });
});
