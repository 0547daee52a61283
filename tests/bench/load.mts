import autocannon from 'autocannon';

export const CONNECTIONS = 16;

/** One kind of request that is sent over and over. */
export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** What each single one has of its own, where they may not all be the same. */
  each?: () => { headers?: Record<string, string>; body?: string | Buffer };
}

/** What a load has shown: per second, in milliseconds, and how many did not answer 2xx. */
export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

const quantile = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The figures of times in milliseconds that were measured one by one. */
export function figuresOf(times: readonly number[], seconds: number, failed: number): Figures {
  // Typed arrays sort as numbers, and a million of them in a moment.
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    failed,
  };
}

interface Options {
  seconds: number;
  connections?: number;
}

function once(url: string, request: Request, { seconds, connections = CONNECTIONS }: Options): Promise<Figures> {
  const { path, method = 'GET', headers, body, each } = request;
  const times: number[] = [];
  return new Promise((done, refused) => {
    const load = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: [
          {
            method,
            path,
            headers,
            body,
            ...(each && { setupRequest: (plain: object) => ({ ...plain, ...withOwn(request, each()) }) }),
          },
        ],
      },
      (error: Error | null, result: { duration: number; errors: number; non2xx: number }) => {
        if (error) refused(error);
        else done(figuresOf(times, result.duration, result.errors + result.non2xx));
      },
    );
    load.on('response', (_client: object, status: number, _bytes: number, time: number) => {
      if (status < 300) times.push(time);
    });
  });
}

function withOwn(request: Request, own: { headers?: Record<string, string>; body?: string | Buffer }) {
  return { ...own, headers: { ...request.headers, ...own.headers } };
}

/** Sends as many as the server answers, first for a while that does not count. */
export async function load(url: string, request: Request, seconds: number, connections = CONNECTIONS) {
  await once(url, request, { seconds: Math.min(1, seconds / 3), connections });
  return once(url, request, { seconds, connections });
}

/** The same connections shared out among several servers at once; the figures are those of all together. */
export async function loadAll(urls: readonly string[], request: Request, seconds: number): Promise<number> {
  const connections = Math.max(1, Math.floor(CONNECTIONS / urls.length));
  const all = await Promise.all(urls.map((url) => load(url, request, seconds, connections)));
  return all.reduce((sum, { perSecond }) => sum + perSecond, 0);
}
