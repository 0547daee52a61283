import autocannon from 'autocannon';

export const CONNECTIONS = 16;

export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  each?: () => { headers?: Record<string, string>; body?: string | Buffer };
}

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: string;
}

const quantile = (sortedTimes: Float64Array, share: number) =>
  sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? Number.NaN;

export function figuresOf(times: readonly number[], seconds: number, failureText = ''): Figures {
  const sortedTimes = Float64Array.from(times).sort();
  return {
    perSecond: times.length / seconds,
    p50: quantile(sortedTimes, 0.5),
    p95: quantile(sortedTimes, 0.95),
    p99: quantile(sortedTimes, 0.99),
    failed: failureText,
  };
}

interface Options {
  seconds: number;
  connections?: number;
  /** Seconds of warm-up, which are not counted. */
  warm?: number;
}

const warmUp = (seconds: number) => Math.min(1, seconds / 4);

/** The warm-up is part of the same run, because requests aborted at its end would still keep the server busy. */
export function load(url: string, request: Request, options: Options): Promise<Figures> {
  const { seconds, connections = CONNECTIONS, warm = warmUp(seconds) } = options;
  const { path, method = 'GET', headers, body, each } = request;
  const own = each && { setupRequest: (plain: object) => ({ ...plain, ...withOwn(request, each()) }) };
  const requests = [{ method, path, headers, body, ...own }];
  const times: number[] = [];
  const refusedCounts = new Map<number, number>();
  const began = performance.now() + warm * 1000;
  return new Promise((onDone, onFailure) => {
    const running = autocannon(
      { url, connections, duration: warm + seconds, requests },
      (error: Error | null, result: { errors: number }) => {
        if (error) return onFailure(error);
        const reasons = [...refusedCounts].map(([status, count]) => `${count} times ${status}`);
        if (result.errors > 0) reasons.push(`${result.errors} without an answer`);
        if (times.length === 0) reasons.push('nothing was answered in time');
        onDone(figuresOf(times, (performance.now() - began) / 1000, reasons.join(', ')));
      },
    );
    running.on('response', (_client: object, status: number, _bytes: number, time: number) => {
      if (status >= 300) refusedCounts.set(status, (refusedCounts.get(status) ?? 0) + 1);
      else if (performance.now() >= began) times.push(time);
    });
  });
}

function withOwn(request: Request, own: { headers?: Record<string, string>; body?: string | Buffer }) {
  return { ...own, headers: { ...request.headers, ...own.headers } };
}

export async function loadAll(urls: readonly string[], request: Request, seconds: number): Promise<number> {
  const connections = Math.max(1, Math.floor(CONNECTIONS / urls.length));
  const all = await Promise.all(urls.map((url) => load(url, request, { seconds, connections })));
  return all.reduce((sum, { perSecond }) => sum + perSecond, 0);
}
