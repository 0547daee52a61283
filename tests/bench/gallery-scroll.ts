import { chromium, type Page } from '@playwright/test';
import { needChromium } from '../support/chromium.mjs';
import type { Person } from '../support/people';

/** A phone of the middle class is about this much slower than the machine of a developer. */
const SLOWER = 4;

const LONGEST_MS = 180_000;

interface Scrolled {
  /** Milliseconds between frames while it scrolled. */
  frames: number[];
  /** How long scripts and layout kept the page busy at a time: all that took over 50 ms. */
  longTasks: number[];
  /** Photos in the list at the end. */
  photos: number;
  nodes: number;
  heapBytes: number;
  shift: number;
  seconds: number;
}

/** Scrolls a page to its end as a hard fling does, four frames a screen, as long as more comes. */
async function toTheEnd(page: Page): Promise<Scrolled> {
  return page.evaluate(async (longest) => {
    const frames: number[] = [];
    const longTasks: number[] = [];
    let shift = 0;
    const watch = (type: string, seen: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type });
    watch('longtask', ({ duration }) => longTasks.push(duration));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) shift += value;
    });
    const began = performance.now();
    let last = began;
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const root = document.documentElement;
    const ended = () =>
      root.scrollTop + innerHeight >= root.scrollHeight - 2 && !document.querySelector('.photo-months + div');
    while (!ended() && performance.now() - began < longest) {
      scrollBy(0, innerHeight / 4);
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
    return {
      frames,
      longTasks,
      photos: document.querySelectorAll('.photo-tile').length,
      nodes: document.querySelectorAll('*').length,
      heapBytes: memory?.usedJSHeapSize ?? Number.NaN,
      shift,
      seconds: (performance.now() - began) / 1000,
    };
  }, LONGEST_MS);
}

/** What somebody sees who scrolls through a whole gallery on a phone. */
export async function scrollThrough(url: string, person: Person, path: string): Promise<Scrolled> {
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
    // The program that runs these files names functions so, also those that run in the page.
    await page.addInitScript('globalThis.__name = (one) => one');
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(path);
    await page.locator('.photo-tile').first().waitFor();
    // As small squares: the list in which people look for a photo of long ago.
    await page.getByText('Grid', { exact: true }).click();
    return await toTheEnd(page);
  } finally {
    await browser.close();
  }
}
