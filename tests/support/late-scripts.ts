import type { Page } from '@playwright/test';
import { expect } from './browser';

/** Code that loads after the first paint shows itself by the region of toasts, once the page is in use. */
export async function lateScripts(page: Page): Promise<void> {
  let x = 0;
  await expect(async () => {
    x = (x + 7) % 100;
    await page.mouse.move(x, 1);
    await expect(page.locator('.toasts')).toBeAttached({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
}
