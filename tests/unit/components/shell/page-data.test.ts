import { ReadableStream } from 'node:stream/web';
import { guardPageData } from '@/lib/browser/page/page-data';
import { registerUnsaved } from '@/lib/browser/page/unsaved';
import { BUILD_HEADER, buildId } from '@/lib/core/config/build';

const headers = { RSC: '1' };
const address = 'http://localhost/training?_rsc=1abc';
const shownAddress = () => `${location.pathname}?_rsc=1abc`;

const server = { page: jest.fn<Promise<Response>, [string]>(), isReachable: true };

const answered = (type: string, build: string = buildId) =>
  ({ ok: true, headers: new Headers({ 'Content-Type': type, [BUILD_HEADER]: build }) }) as Response;
const page = answered('text/x-component');
const ofNewerBuild = answered('text/x-component', 'newer');
const failure = new TypeError('Failed to fetch');

const leave = () => window.dispatchEvent(new Event('beforeunload'));
const reportOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeAll(() => {
  window.fetch = (async (input: string) =>
    input === '/sw.js' ? { ok: server.isReachable } : server.page(input)) as typeof fetch;
  guardPageData();
});
beforeEach(() => {
  jest.useFakeTimers();
  server.page = jest.fn();
  server.isReachable = true;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function load(url: string) {
  const got = jest.fn();
  void fetch(url, { headers }).then(got, got);
  return got;
}

function loading() {
  let end: (result: Response | Error) => void = () => undefined;
  server.page.mockReturnValueOnce(
    new Promise((done, failed) => {
      end = (result) => (result instanceof Error ? failed(result) : done(result));
    }),
  );
  return { got: load(address), end: (result: Response | Error) => end(result) };
}

function refreshing(...results: (Response | Error)[]) {
  for (const one of results)
    if (one instanceof Error) server.page.mockRejectedValueOnce(one);
    else server.page.mockResolvedValueOnce(one);
  return load(shownAddress());
}

describe('data of another page', () => {
  test('a fetch that fails during navigation reports late', async () => {
    const { got, end } = loading();
    leave();
    end(failure);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(got).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(100);
    expect(got).toHaveBeenCalledWith(failure);
  });

  test('a fetch that fails without navigation reports at once', async () => {
    leave();
    const { got, end } = loading();
    end(failure);
    await jest.advanceTimersByTimeAsync(0);
    expect(got).toHaveBeenCalledWith(failure);
  });

  test('data that arrive during navigation are passed on at once', async () => {
    const { got, end } = loading();
    leave();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(got).toHaveBeenCalledWith(page);
  });

  test('no listener remains after the fetch', async () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    const { end } = loading();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(removed).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  });

  test('prefetches and other requests fail at once', async () => {
    server.page.mockRejectedValue(failure);
    server.isReachable = false;
    const ahead = jest.fn();
    void fetch(shownAddress(), { headers: { ...headers, 'Next-Router-Prefetch': '1' } }).catch(ahead);
    const other = jest.fn();
    void fetch(location.href).catch(other);
    await jest.advanceTimersByTimeAsync(0);
    expect(ahead).toHaveBeenCalledWith(failure);
    expect(other).toHaveBeenCalledWith(failure);
  });
});

describe('the body of a page', () => {
  class AnyResponse {
    url = '';
    redirected = false;
    constructor(
      readonly body: ReadableStream,
      readonly init: Response,
    ) {}
  }
  const withBody = (pull: () => Promise<Uint8Array | null>) =>
    Object.assign(answered('text/x-component'), {
      body: { getReader: () => ({ read: async () => ({ value: await pull(), done: false }), cancel: jest.fn() }) },
      url: 'http://localhost/training',
      redirected: true,
    }) as unknown as Response;

  beforeAll(() => Object.assign(globalThis, { Response: AnyResponse, ReadableStream }));

  async function readerOf(response: Response) {
    const { got, end } = loading();
    end(response);
    await jest.advanceTimersByTimeAsync(0);
    const answer: Response = got.mock.calls[0][0];
    return { answer, reader: (answer.body as ReadableStream).getReader() };
  }

  test('the body is passed on with the response’s URL', async () => {
    const { answer, reader } = await readerOf(withBody(async () => new Uint8Array([7])));
    expect((await reader.read()).value).toEqual(new Uint8Array([7]));
    expect([answer.url, answer.redirected]).toEqual(['http://localhost/training', true]);
  });

  test('a body that fails during navigation reports late', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { reader } = await readerOf(withBody(() => new Promise((_, reject) => (fail = reject))));
    const failed = jest.fn();
    void reader.read().catch(failed);
    leave();
    fail(failure);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledWith(failure);
  });
});

describe('a refresh of the shown page', () => {
  test('R12.1 a refresh without a connection waits for one', async () => {
    reportOnline(false);
    server.isReachable = false;
    const got = refreshing(page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(server.page).not.toHaveBeenCalled();

    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(got).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh without an answer is repeated without a page load', async () => {
    server.isReachable = false;
    const got = refreshing(failure, page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(got).not.toHaveBeenCalled();

    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(got).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh with an interrupted body is repeated', async () => {
    server.isReachable = false;
    const broken = { ...page, headers: page.headers, body: {}, arrayBuffer: () => Promise.reject(failure) };
    const got = refreshing(broken as unknown as Response, page);
    await jest.advanceTimersByTimeAsync(1000);
    expect(got).not.toHaveBeenCalled();
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(got).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh that fails although the server answers opens the URL', async () => {
    const got = refreshing(failure);
    await jest.advanceTimersByTimeAsync(0);
    expect(got).toHaveBeenCalledWith(failure);
  });

  test('R12.1 a waiting refresh never replaces a page opened since', async () => {
    server.isReachable = false;
    const got = refreshing(failure, page);
    await jest.advanceTimersByTimeAsync(1000);
    window.history.pushState(null, '', '/another');
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(got).not.toHaveBeenCalled();
    expect(server.page).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  test('R12.1 only the last of several waiting refreshes is repeated', async () => {
    server.isReachable = false;
    const got = [1, 2, 3].map(() => refreshing(failure));
    server.page.mockResolvedValue(page);
    await jest.advanceTimersByTimeAsync(1000);
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(got.map((one) => one.mock.calls.length)).toEqual([0, 0, 1]);
    expect(server.page).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['a newer build', ofNewerBuild],
    ['a page instead of data', answered('text/html')],
  ])('R12.9 %s closes no open sheet and discards no typed text', async (_, response) => {
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    document.body.append(sheet);
    const release = registerUnsaved({ isKept: true });
    const got = refreshing(response);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(got).not.toHaveBeenCalled();
    sheet.remove();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(got).not.toHaveBeenCalled();

    release();
    await jest.advanceTimersByTimeAsync(1000);
    expect(got).toHaveBeenCalledWith(response);
  });
});
