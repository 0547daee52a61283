import { expect, type Locator } from '@playwright/test';

/** Counts what a thumb does: everything it taps has to be in view and uncovered, without a swipe before. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(width, height), 'a target for a thumb').toBeGreaterThanOrEqual(36);
    await target.page().mouse.click(x + width / 2, y + height / 2);
    this.count += 1;
  }
}
