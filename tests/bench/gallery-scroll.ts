import { chromium, type Page } from '@playwright/test';
import { needChromium } from '../support/chromium.mjs';
import type { Person } from '../support/people';

/** Factor by which the processor of a mid-range phone is slower than a developer's machine. */
const SLOWER = 4;

const LONGEST_MS = 180_000;

interface Scrolled {
  frames: number[];
  /** Durations of tasks over 50 ms, in milliseconds. */
  longTasks: number[];
  shift: number;
  seconds: number;
}

interface Gallery {
  down: Scrolled;
  up: Scrolled;
  photos: number;
  nodes: number;
  heapBytes: number;
}

async function fling(page: Page, direction: 1 | -1): Promise<Scrolled> {
  const options = { direction, longest: LONGEST_MS };
  return page.evaluate(async ({ direction, longest }) => {
    const frames: number[] = [];
    const longTasks: number[] = [];
    const shifts: { at: number; value: number }[] = [];
    const watchEntries = (type: string, onSeen: (entry: PerformanceEntry) => void) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(onSeen));
      observer.observe({ type });
      return observer;
    };
    const watching = [
      watchEntries('longtask', ({ duration }) => longTasks.push(duration)),
      watchEntries('layout-shift', (entry) =>
        shifts.push({ at: entry.startTime, value: (entry as PerformanceEntry & { value: number }).value }),
      ),
    ];
    const began = performance.now();
    let last = began;
    const frame = () => new Promise<number>((onDrawn) => requestAnimationFrame(onDrawn));
    const root = document.documentElement;
    const months = document.querySelector('.photo-months');
    const isEnded = () =>
      direction < 0
        ? root.scrollTop === 0
        : root.scrollTop + innerHeight >= root.scrollHeight - 2 && !months?.nextElementSibling;
    while (!isEnded() && performance.now() - began < longest) {
      scrollBy(0, (direction * innerHeight) / 4);
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    for (const one of watching) one.disconnect();
    // A window ends after 1 s without a shift, or after 5 s (web.dev/articles/cls).
    let [shift, sum, opened, before] = [0, 0, 0, Number.NEGATIVE_INFINITY];
    for (const { at, value } of shifts) {
      if (at - before > 1000 || at - opened > 5000) [sum, opened] = [0, at];
      [sum, before] = [sum + value, at];
      shift = Math.max(shift, sum);
    }
    return { frames, longTasks, shift, seconds: (performance.now() - began) / 1000 };
  }, options);
}

export async function scrollThrough(url: string, person: Person, path: string): Promise<Gallery> {
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      locale: 'en-GB',
    });
    const cookies = [...person.cookies, ['pawfolio-cookie-consent', 'true'] as const];
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    // tsx wraps functions in `__name`, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (one) => one');
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(path);
    await page.locator('.photo-tile').first().waitFor();
    await page.getByText('Grid', { exact: true }).click();
    const down = await fling(page, 1);
    const up = await fling(page, -1);
    const heldState = await page.evaluate(() => ({
      photos: document.querySelectorAll('.photo-tile').length,
      nodes: document.querySelectorAll('*').length,
      heapBytes:
        (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? Number.NaN,
    }));
    return { down, up, ...heldState };
  } finally {
    await browser.close();
  }
}
