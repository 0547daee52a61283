import { loadLazyMessages } from '@/lib/core/i18n/lazy-messages';
import type { Namespace } from '@/lib/core/i18n/messages';

const realFetch = global.fetch;
let requestedPaths: string[] = [];

/** Mocks responses to message requests. Each test uses a separate namespace, because messages are cached. */
function mockFetch(answer: (path: string, times: number) => Response | Promise<Response>) {
  requestedPaths = [];
  global.fetch = ((path: string) => {
    requestedPaths.push(path);
    return Promise.resolve(answer(path, requestedPaths.filter((one) => one === path).length));
  }) as typeof fetch;
}

const names = (...list: string[]) => list as unknown as Namespace[];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  global.fetch = realFetch;
});

describe('R5.3 lazily loaded messages', () => {
  test('are loaded from the URL of their language and namespace', async () => {
    mockFetch((path) => Response.json({ from: path }));
    await expect(loadLazyMessages('es', names('a', 'b'))).resolves.toEqual({
      a: { from: '/messages/es/a.json' },
      b: { from: '/messages/es/b.json' },
    });
  });

  test('are requested once, however many components need them', async () => {
    mockFetch(() => Response.json({}));
    await Promise.all([loadLazyMessages('en', names('shared')), loadLazyMessages('en', names('shared'))]);
    await loadLazyMessages('en', names('shared'));
    expect(requestedPaths).toEqual(['/messages/en/shared.json']);
  });

  test('are retried five times, after 350 to 5600 ms', async () => {
    mockFetch(() => new Response('', { status: 503 }));
    const outcome = loadLazyMessages('en', names('broken')).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(0);
    expect(requestedPaths).toHaveLength(1);

    for (const [index, pause] of [350, 700, 1400, 2800, 5600].entries()) {
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(requestedPaths).toHaveLength(index + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(requestedPaths).toHaveLength(index + 2);
    }
    await expect(outcome).resolves.toBe('503 for /messages/en/broken.json');

    await jest.advanceTimersByTimeAsync(60_000);
    expect(requestedPaths).toHaveLength(6);
  });

  test('load 1050 ms later after two network failures', async () => {
    mockFetch((_path, times) =>
      times <= 2 ? Promise.reject(new TypeError('Failed to fetch')) : Response.json({ ok: 'yes' }),
    );
    const pendingMessages = loadLazyMessages('en', names('flaky'));

    await jest.advanceTimersByTimeAsync(1050);

    await expect(pendingMessages).resolves.toEqual({ flaky: { ok: 'yes' } });
    expect(requestedPaths).toHaveLength(3);
  });

  test('are not retried after a refusal, only by the next component', async () => {
    mockFetch((_path, times) => (times === 1 ? new Response('', { status: 404 }) : Response.json({})));
    await expect(loadLazyMessages('en', names('gone'))).rejects.toThrow('404');
    expect(requestedPaths).toHaveLength(1);
    await expect(loadLazyMessages('en', names('gone'))).resolves.toEqual({ gone: {} });
  });

  test('at most ten requests are in flight at once', async () => {
    const answers: (() => void)[] = [];
    mockFetch(() => new Promise((resolve) => answers.push(() => resolve(Response.json({})))));
    const many = Array.from({ length: 25 }, (_, index) => `many${index}`);
    const pendingMessages = loadLazyMessages('en', names(...many));
    for (const expected of [10, 11, 12]) {
      await jest.advanceTimersByTimeAsync(0);
      expect(requestedPaths).toHaveLength(expected);
      answers.shift()?.();
    }
    while (answers.length > 0) {
      answers.shift()?.();
      await jest.advanceTimersByTimeAsync(0);
    }

    expect(Object.keys(await pendingMessages)).toHaveLength(25);
  });
});
