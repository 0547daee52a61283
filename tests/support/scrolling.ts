import { expect, type Page } from '@playwright/test';

/** Tries touch, wheel and keys. */
export async function triesToScroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const finger = { x: 100, y: 40, yDistance: -300, gestureSourceType: 'touch' } as const;
  await session.send('Input.synthesizeScrollGesture', finger);
  await page.mouse.move(100, 40);
  await page.mouse.wheel(0, 600);
  for (const key of ['PageDown', 'Space', 'ArrowDown']) await page.keyboard.press(key);
}

/** Polls, because scrolling continues in the compositor after its event. */
export async function expectScrolls(page: Page): Promise<void> {
  await triesToScroll(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
}
