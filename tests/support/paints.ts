import type { Page } from '@playwright/test';

interface Painted {
  values: string[];
  shift: number;
}

/**
 * Looks at something in every frame of every page from now on, and adds up how far things moved by themselves (CLS).
 * The fonts are not found meanwhile: where a system has none of exactly the fallback's measures, their coming moves a
 * few letters, which is not what is looked at.
 * @param look runs in the page; undefined while there is nothing to see
 */
export async function watchPaints(page: Page, look: () => string | undefined) {
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(`(() => {
    const painted = (window.painted = { values: [], shift: 0 });
    const look = ${look.toString()};
    const frame = () => {
      if (document.body) {
        const value = look();
        if (value !== undefined && painted.values.at(-1) !== value) painted.values.push(value);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) painted.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  })()`);
  const read = () =>
    page.evaluate(async () => {
      // What the last frame moved is told after it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { painted: Painted }).painted;
    });
  return {
    /** The different values of this page, in their order. */
    seen: async () => (await read()).values,
    shift: async () => (await read()).shift,
  };
}
