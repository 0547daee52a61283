import type { Page } from '@playwright/test';
import { expect } from './browser';

/** Moves the mouse until the toast region appears, because late code renders it on first use. */
export async function lateScripts(page: Page): Promise<void> {
  let x = 0;
  await expect(async () => {
    x = (x + 7) % 100;
    await page.mouse.move(x, 1);
    await expect(page.locator('.toasts')).toBeAttached({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
}
