import { expect, type Locator } from '@playwright/test';

/** Counts what a thumb does: everything it taps has to be in view and uncovered, without a swipe before. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(width, height), 'a target for a thumb').toBeGreaterThanOrEqual(36);
    // Such as by the notice of the access check.
    const isUncovered = (element: Element) => {
      const box = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    };
    await expect.poll(() => target.evaluate(isUncovered), { message: 'uncovered' }).toBe(true);
    await target.page().mouse.click(x + width / 2, y + height / 2);
    this.count += 1;
  }
}
