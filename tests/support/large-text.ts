import { expect, type Page } from '@playwright/test';

function findMisfits(): string[] {
  const root = [...document.querySelectorAll('.dialog')].at(-1) ?? document.body;
  const { clientWidth, scrollWidth } = document.documentElement;
  const around = (one: Element): Element[] =>
    one === root || !one.parentElement ? [] : [one, ...around(one.parentElement)];
  const canScroll = (one: Element) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow);
  const isInset = (one: Element) => getComputedStyle(one).clipPath.startsWith('inset(50%');
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('svg, script, style, [aria-hidden=true]') &&
    !around(one).some(isInset);
  const isCutBy = (inner: DOMRect) => (one: Element) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return (
      (hides(overflowX) && Math.max(inner.right - right, left - inner.left) > 2) ||
      (hides(overflowY) && Math.max(inner.bottom - bottom, top - inner.top) > 4)
    );
  };
  const misfits = (box: DOMRect, holder: Element): boolean => {
    const outer = around(holder);
    const strip = outer.findIndex(canScroll);
    if (strip < 0 && (box.left < -1 || box.right > clientWidth + 1)) return true;
    return outer.slice(0, strip < 0 ? undefined : strip).some(isCutBy(box));
  };

  const pageProblems = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: holder, textContent } = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (holder && textContent?.trim() && isSeen(holder) && misfits(range.getBoundingClientRect(), holder))
      pageProblems.push(`text: ${textContent.slice(0, 80)}`);
  }
  for (const one of root.querySelectorAll('a, button, input, select, textarea'))
    if (isSeen(one) && misfits(one.getBoundingClientRect(), one.parentElement ?? root))
      pageProblems.push(`control: ${one.outerHTML.slice(0, 160)}`);
  return pageProblems;
}

function findBrokenWords(): string[] {
  const root = [...document.querySelectorAll('.dialog')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: holder, textContent } = texts.currentNode;
    if (!holder?.checkVisibility() || holder.closest('svg, script, style, [aria-hidden=true]')) continue;
    if (getComputedStyle(holder).clipPath.startsWith('inset(50%')) continue;
    const range = document.createRange();
    for (const { index, 0: word } of (textContent ?? '').matchAll(/[^\s·–—]+/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
      // Lines may end after a hyphen.
      const breaks = lines - 1 - (word.match(/[-/]/g)?.length ?? 0);
      if (breaks > 0 && (word.length <= 12 || word.length / lines < 5)) problems.push(`broken: ${word}`);
    }
  }
  return problems;
}

function findCoveredFields(): string[] {
  const sheet = [...document.querySelectorAll('.dialog')].at(-1);
  const fields = [...(sheet?.querySelectorAll('input:not([type=hidden]), select, textarea, button') ?? [])];
  const isCovered = (field: Element) => {
    // A hidden input shows as its label.
    const visibleElement = field.clientWidth > 1 ? field : (field.closest('label') ?? field);
    if (!visibleElement.checkVisibility()) return false;
    visibleElement.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = visibleElement.getBoundingClientRect();
    const hitElement = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) / 2);
    return !(hitElement && (visibleElement.contains(hitElement) || hitElement.closest('label')?.contains(field)));
  };
  return fields.filter(isCovered).map((field) => field.outerHTML.slice(0, 160));
}

/**
 * Enlarges text as the default size of the browser does: layout in px stays as it is.
 * @returns a way back to the normal size
 */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  // Detaching resets the size.
  return () => session.detach();
}

export async function expectTextFits(page: Page, what = page.url()): Promise<void> {
  const problems = async () => [...(await page.evaluate(findMisfits)), ...(await page.evaluate(findBrokenWords))];
  await expect.poll(problems, { message: `text of ${what}` }).toEqual([]);
}

export async function expectFieldsReachable(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(findCoveredFields), { message: `fields of ${what}` }).toEqual([]);
}
