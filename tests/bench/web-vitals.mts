import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
export const phone = {
  viewport: { width: 360, height: 740 },
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8, offline: false },
};

/** Durations are in milliseconds. */
export interface Observed {
  screen: string;
  /** NaN if no page was loaded. */
  lcp: number;
  /** NaN if there was no interaction. */
  inp: number;
  cls: number;
  moved: string;
  /** Transferred bytes: compressed, with headers, without cache hits. */
  bytes: number;
  requests: number;
}

type Entry =
  | { kind: 'lcp'; at: number }
  | { kind: 'shift'; at: number; value: number; page: number; what: string }
  | { kind: 'event'; id: string; duration: number };

function observePage(): void {
  const reportEntry = (entry: object) =>
    (window as unknown as { tellObserved: (text: string) => void }).tellObserved(JSON.stringify(entry));
  const page = performance.timeOrigin;
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => reportEntry({ kind: 'lcp', at: startTime }));
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const largest = (sources: Shift['sources']): string => {
    const [first] = [...sources].sort((a, b) => b.currentRect.height - a.currentRect.height);
    const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
    if (!first || !element) return '';
    const name = [
      element.localName,
      element.id && `#${element.id}`,
      ...[...element.classList].slice(0, 3).map((one) => `.${one}`),
    ];
    const rect = ({ y, height }: DOMRect) => `${Math.round(y)}+${Math.round(height)}`;
    return `${name.filter(Boolean).join('')} ${rect(first.previousRect)} → ${rect(first.currentRect)}`;
  };
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime, sources } = entry as Shift;
    if (!hadRecentInput) reportEntry({ kind: 'shift', at: startTime, value, page, what: largest(sources) });
  });
  const interaction = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId) reportEntry({ kind: 'event', id: `${page}-${interactionId}`, duration });
  };
  on('event', interaction, { durationThreshold: 16 });
  on('first-input', interaction);
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Layout shifts less than 1 s apart and within 5 s form a window. The worst window is the score. */
function worstWindow(shifts: readonly Extract<Entry, { kind: 'shift' }>[]): number {
  let worst = 0;
  let sum = 0;
  let [first, last, page] = [0, 0, 0];
  for (const shift of shifts) {
    const joins = shift.page === page && shift.at - last < GAP_MS && shift.at - first < WINDOW_MS;
    if (!joins) [sum, first, page] = [0, shift.at, shift.page];
    sum += shift.value;
    last = shift.at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Duration of the slowest interaction, ignoring one outlier per fifty. */
function slowest(events: readonly Extract<Entry, { kind: 'event' }>[]): number {
  const longest = new Map<string, number>();
  for (const { id, duration } of events) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  const sortedTimes = [...longest.values()].sort((a, b) => b - a);
  return sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length / 50))] ?? Number.NaN;
}

export class Watch {
  readonly observed: Observed[] = [];
  private entries: Entry[] = [];
  private bytes = 0;
  private requests = 0;
  private name = '';
  private readonly open = new Set<string>();

  static async on(context: BrowserContext): Promise<{ page: Page; watch: Watch }> {
    const watch = new Watch();
    await context.exposeBinding('tellObserved', (_source, text: string) => watch.entries.push(JSON.parse(text)));
    // tsx wraps functions in `__name`, which does not exist in the page.
    await context.addInitScript(`(() => { const __name = (it) => it; (${observePage.toString()})(); })()`);
    const page = await context.newPage();
    const session: CDPSession = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', phone.network);
    session.on('Network.requestWillBeSent', ({ requestId }) => watch.open.add(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => watch.open.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      watch.open.delete(requestId);
      watch.bytes += encodedDataLength;
      if (encodedDataLength > 0) watch.requests += 1;
    });
    return { page, watch };
  }

  async screen(name: string, page: Page, work: () => Promise<unknown>): Promise<void> {
    await this.finish(page);
    this.name = name;
    console.error(name);
    await work();
  }

  /** Reads late entries, which would otherwise be attributed to the next screen. */
  async finish(page: Page): Promise<void> {
    if (this.name !== '') {
      await this.settle(page);
      const shifts = this.entries.flatMap((one) => (one.kind === 'shift' ? [one] : []));
      this.observed.push({
        screen: this.name,
        lcp: Math.max(Number.NEGATIVE_INFINITY, ...this.entries.flatMap((one) => (one.kind === 'lcp' ? [one.at] : []))),
        inp: slowest(this.entries.flatMap((one) => (one.kind === 'event' ? [one] : []))),
        cls: worstWindow(shifts),
        moved: shifts.toSorted((a, b) => b.value - a.value)[0]?.what ?? '',
        bytes: this.bytes,
        requests: this.requests,
      });
    }
    this.entries = [];
    this.bytes = 0;
    this.requests = 0;
    this.name = '';
  }

  /** Waits for half a second without requests (15 s at most), then two frames, so that effects of input are painted. */
  private async settle(page: Page): Promise<void> {
    let quiet = 0;
    for (let tries = 0; tries < 150 && quiet < 5; tries += 1) {
      await wait(100);
      quiet = this.open.size === 0 ? quiet + 1 : 0;
    }
    this.open.clear();
    await page.evaluate(
      () => new Promise((onPainted) => requestAnimationFrame(() => requestAnimationFrame(onPainted))),
    );
  }
}
