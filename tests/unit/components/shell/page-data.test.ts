import { ReadableStream } from 'node:stream/web';
import { guardPageData } from '@/lib/browser/page/page-data';
import { registerUnsaved } from '@/lib/browser/page/unsaved';
import { BUILD_HEADER, buildId } from '@/lib/core/config/build';

const headers = { RSC: '1' };
const address = 'http://localhost/training?_rsc=1abc';
const shownAddress = () => `${location.pathname}?_rsc=1abc`;

const server = { page: jest.fn<Promise<Response>, [string]>(), isReachable: true };

const answerOf = (type: string, build: string = buildId) =>
  ({ ok: true, headers: new Headers({ 'Content-Type': type, [BUILD_HEADER]: build }) }) as Response;
const page = answerOf('text/x-component');
const ofNewerBuild = answerOf('text/x-component', 'newer');
const failure = new TypeError('Failed to fetch');

const leavePage = () => window.dispatchEvent(new Event('beforeunload'));
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

function loadPage(url: string) {
  const onResult = jest.fn();
  void fetch(url, { headers }).then(onResult, onResult);
  return onResult;
}

function loading() {
  let endRequest: (result: Response | Error) => void = () => undefined;
  server.page.mockReturnValueOnce(
    new Promise((resolveLoad, rejectLoad) => {
      endRequest = (result) => (result instanceof Error ? rejectLoad(result) : resolveLoad(result));
    }),
  );
  return { got: loadPage(address), end: (result: Response | Error) => endRequest(result) };
}

function refreshing(...results: (Response | Error)[]) {
  for (const one of results)
    if (one instanceof Error) server.page.mockRejectedValueOnce(one);
    else server.page.mockResolvedValueOnce(one);
  return loadPage(shownAddress());
}

describe('data of another page', () => {
  test('a fetch that fails during navigation reports late', async () => {
    const { got, end } = loading();
    leavePage();
    end(failure);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(got).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(100);
    expect(got).toHaveBeenCalledWith(failure);
  });

  test('a fetch that fails without navigation reports at once', async () => {
    leavePage();
    const { got, end } = loading();
    end(failure);
    await jest.advanceTimersByTimeAsync(0);
    expect(got).toHaveBeenCalledWith(failure);
  });

  test('data that arrive during navigation are passed on at once', async () => {
    const { got, end } = loading();
    leavePage();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(got).toHaveBeenCalledWith(page);
  });

  test('no listener remains after the fetch', async () => {
    const removalSpy = jest.spyOn(window, 'removeEventListener');
    const { end } = loading();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(removalSpy).toHaveBeenCalledWith('beforeunload', expect.any(Function));
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
    Object.assign(answerOf('text/x-component'), {
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
    let failRequest: (error: Error) => void = () => undefined;
    const { reader } = await readerOf(withBody(() => new Promise((_, reject) => (failRequest = reject))));
    const onFailure = jest.fn();
    void reader.read().catch(onFailure);
    leavePage();
    failRequest(failure);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(onFailure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(onFailure).toHaveBeenCalledWith(failure);
  });
});

describe('a refresh of the shown page', () => {
  test('R12.1 a refresh without a connection waits for one', async () => {
    reportOnline(false);
    server.isReachable = false;
    const onResult = refreshing(page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(server.page).not.toHaveBeenCalled();

    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(onResult).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh without an answer is repeated without a page load', async () => {
    server.isReachable = false;
    const onResult = refreshing(failure, page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(onResult).not.toHaveBeenCalled();

    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(onResult).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh with an interrupted body is repeated', async () => {
    server.isReachable = false;
    const brokenPage = { ...page, headers: page.headers, body: {}, arrayBuffer: () => Promise.reject(failure) };
    const onResult = refreshing(brokenPage as unknown as Response, page);
    await jest.advanceTimersByTimeAsync(1000);
    expect(onResult).not.toHaveBeenCalled();
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(onResult).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh that fails although the server answers opens the URL', async () => {
    const onResult = refreshing(failure);
    await jest.advanceTimersByTimeAsync(0);
    expect(onResult).toHaveBeenCalledWith(failure);
  });

  test('R12.1 a waiting refresh never replaces a page opened since', async () => {
    server.isReachable = false;
    const onResult = refreshing(failure, page);
    await jest.advanceTimersByTimeAsync(1000);
    window.history.pushState(null, '', '/another');
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(onResult).not.toHaveBeenCalled();
    expect(server.page).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  test('R12.1 only the last of several waiting refreshes is repeated', async () => {
    server.isReachable = false;
    const onResult = [1, 2, 3].map(() => refreshing(failure));
    server.page.mockResolvedValue(page);
    await jest.advanceTimersByTimeAsync(1000);
    server.isReachable = true;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(onResult.map((one) => one.mock.calls.length)).toEqual([0, 0, 1]);
    expect(server.page).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['a newer build', ofNewerBuild],
    ['a page instead of data', answerOf('text/html')],
  ])('R12.9 %s closes no open sheet and discards no typed text', async (_, response) => {
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    document.body.append(sheet);
    const releaseForm = registerUnsaved({ isKept: true });
    const onResult = refreshing(response);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onResult).not.toHaveBeenCalled();
    sheet.remove();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onResult).not.toHaveBeenCalled();

    releaseForm();
    await jest.advanceTimersByTimeAsync(1000);
    expect(onResult).toHaveBeenCalledWith(response);
  });
});
