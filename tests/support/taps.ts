import { expect, type Locator } from '@playwright/test';

async function settledBox(element: Element) {
  const before = element.getBoundingClientRect();
  await new Promise((onPainted) => requestAnimationFrame(() => requestAnimationFrame(onPainted)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const isUncovered = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  return isUncovered && x === before.x && y === before.y ? { x, y, width, height } : null;
}

/** Counts taps. Each target must be in view and uncovered, without scrolling first. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 });
    let box: Awaited<ReturnType<typeof settledBox>> = null;
    await expect(async () => {
      box = await target.evaluate(settledBox);
      expect(box, 'still and uncovered').not.toBeNull();
    }).toPass({ timeout: 7000 });
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(width, height), 'a target for a thumb').toBeGreaterThanOrEqual(36);
    await target.page().mouse.click(x + width / 2, y + height / 2);
    this.count += 1;
  }
}
