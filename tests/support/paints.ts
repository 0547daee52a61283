import type { Page } from '@playwright/test';

interface Painted {
  values: string[];
  shift: number;
}

/** Records paints from the next page on. Blocks fonts, because without the fallback fonts their swap moves letters. */
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
  const readPaints = () =>
    page.evaluate(async () => {
      // Shifts of the last frame are reported after it.
      await new Promise((onPainted) => requestAnimationFrame(() => requestAnimationFrame(onPainted)));
      return (window as unknown as { painted: Painted }).painted;
    });
  return {
    seen: async () => (await readPaints()).values,
    shift: async () => (await readPaints()).shift,
  };
}
