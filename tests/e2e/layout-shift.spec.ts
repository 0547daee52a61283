import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { makesLink } from '../support/passes';

test.use({ locale: 'es', contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds. Layout shifts within half a second after an input count as caused by it. */
const SLOW_MS = 700;

async function slowDown(page: Page): Promise<void> {
  const later = () => new Promise((resume) => setTimeout(resume, SLOW_MS));
  await page.route(/_rsc=|\/api\/pets\//, async (route) => {
    await later();
    await route.continue();
  });
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shiftSum = { sum: 0 };
    Object.assign(window, { seen: shiftSum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shiftSum.sum += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
}

test.use({ viewport: { width: 360, height: 780 } });

test('R2.9 space for the first weight is reserved before it loads', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  const section = page.locator('#weights');
  await section.getByRole('button', { name: t('weights.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('weights.addTitle') });
  await dialog.getByLabel(t('weights.weight'), { exact: true }).fill('4.2');
  await slowDown(page);
  const shifts = await watchShifts(page);

  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await dialog.getByRole('button', { name: t('weights.done') }).click();
  await expect(section.getByRole('img')).toBeVisible();

  expect(await shifts()).toBeLessThan(0.1);
});

test('R9.1 space for a new link is reserved before it loads', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}/share`);
  await slowDown(page);
  const shifts = await watchShifts(page);

  await makesLink(page, t, 'vet');
  // By selector, because the button is behind the pass and not in the accessibility tree.
  await expect(page.locator('main button', { hasText: t('sharing.list.opened', { count: 0 }) })).toBeVisible();

  expect(await shifts()).toBeLessThan(0.1);
});
