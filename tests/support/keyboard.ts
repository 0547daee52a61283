import { expect, type Locator, type Page } from '@playwright/test';

function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focusedElement = document.activeElement;
    if (!(focusedElement instanceof HTMLElement) || focusedElement === document.body) return null;
    // A file input has no box; the focus is visible on its label.
    const shownElement = (focusedElement as HTMLInputElement).labels?.[0] ?? focusedElement;
    const box = (
      focusedElement.getBoundingClientRect().width > 1 ? focusedElement : shownElement
    ).getBoundingClientRect();
    const inside = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);
    // Uses the visible part of elements larger than the window.
    const middle = (from: number, to: number, size: number) =>
      to - from > size ? (inside(from, size) + inside(to, size)) / 2 : inside((from + to) / 2, size);
    const x = middle(box.left, box.right, window.innerWidth);
    const y = middle(box.top, box.bottom, window.innerHeight);
    const over = document.elementFromPoint(x, y);
    if (over && (focusedElement.contains(over) || shownElement.contains(over) || over.contains(focusedElement)))
      return null;
    return `${focusedElement.outerHTML.slice(0, 120)} under ${over?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`;
  });
}

/** Tabs to an element and checks that the focus stays visible (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page), `focus on ${page.url()}`).toBeNull();
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function pressOn(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.type(text);
}
