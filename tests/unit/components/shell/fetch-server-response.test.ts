import { fetchServerResponse as fetchAsNext } from 'next/dist/client/components/router-reducer/fetch-server-response';
import { fetchServerResponse } from '@/components/shell/fetch-server-response';
import { holdUnsaved } from '@/lib/browser/page/unsaved';

jest.mock('next/dist/client/components/router-reducer/fetch-server-response', () => ({
  fetchServerResponse: jest.fn(),
}));

const nextFetches = jest.mocked(fetchAsNext);
const options = {} as Parameters<typeof fetchAsNext>[1];
const address = 'http://localhost/training';
const page = { canonicalUrl: new URL(address) } as Awaited<ReturnType<typeof fetchAsNext>>;

const leave = () => window.dispatchEvent(new Event('beforeunload'));

/** Of the page on the screen. */
function refreshing(...answers: (typeof page)[]) {
  for (const one of answers) nextFetches.mockResolvedValueOnce(one);
  const answer = jest.fn();
  void fetchServerResponse(new URL(location.href), options).then(answer);
  return answer;
}

const reports = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const serverIs = (ok: boolean) => {
  globalThis.fetch = jest.fn(async () => ({ ok })) as unknown as typeof fetch;
};

/** `end` resolves Next's fetch; `answer` is what the router has got so far. */
function fetching() {
  let end: (response: typeof page) => void = () => undefined;
  nextFetches.mockReturnValueOnce(
    new Promise((done) => {
      end = done;
    }),
  );
  const answer = jest.fn();
  void fetchServerResponse(new URL(address), options).then(answer);
  return { answer, end };
}

describe('data of a page on its way', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a fetch that fails while leaving opens no address', async () => {
    const { answer, end } = fetching();
    leave();
    end(address);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(answer).not.toHaveBeenCalled();
  });

  test('a fetch that fails opens its address at once', async () => {
    const { answer, end } = fetching();
    end(address);
    await jest.advanceTimersByTimeAsync(0);
    expect(answer).toHaveBeenCalledWith(address);
  });

  test('a page that stayed after all opens the address', async () => {
    const { answer, end } = fetching();
    leave();
    end(address);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answer).toHaveBeenCalledWith(address);
  });

  test('data that arrive while leaving are shown at once', async () => {
    const { answer, end } = fetching();
    leave();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(answer).toHaveBeenCalledWith(page);
  });

  test('a departure before the fetch does not delay it', async () => {
    leave();
    const { answer, end } = fetching();
    end(address);
    await jest.advanceTimersByTimeAsync(0);
    expect(answer).toHaveBeenCalledWith(address);
  });

  test('nothing listens once the fetch has ended', async () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    const { end } = fetching();
    end(page);
    await jest.advanceTimersByTimeAsync(0);
    expect(removed).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  });
});

describe('a refresh of the shown page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    nextFetches.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  test('R12.1 a refresh without a connection waits for one', async () => {
    reports(false);
    serverIs(false);
    const answer = refreshing(page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(nextFetches).not.toHaveBeenCalled();

    serverIs(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(answer).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh that gets no answer is repeated and loads nothing anew', async () => {
    serverIs(false);
    const answer = refreshing(location.href as never, page);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(answer).not.toHaveBeenCalled();

    serverIs(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(answer).toHaveBeenCalledWith(page);
  });

  test('R12.1 a refresh that waits never replaces the page opened since', async () => {
    serverIs(false);
    const answer = refreshing(location.href as never, page);
    await jest.advanceTimersByTimeAsync(1000);
    window.history.pushState(null, '', '/another');
    serverIs(true);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(answer).not.toHaveBeenCalled();
    expect(nextFetches).toHaveBeenCalledTimes(1);
    window.history.back();
  });

  test('R12.1 of several refreshes that wait only the last one is repeated', async () => {
    serverIs(false);
    const answers = [1, 2, 3].map(() => refreshing(location.href as never));
    nextFetches.mockResolvedValue(page);
    await jest.advanceTimersByTimeAsync(1000);
    serverIs(true);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(answers.map((answer) => answer.mock.calls.length)).toEqual([0, 0, 1]);
    expect(nextFetches).toHaveBeenCalledTimes(4);
  });

  test('R12.9 a newer build takes no open sheet and nothing typed away', async () => {
    serverIs(true);
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    document.body.append(sheet);
    const release = holdUnsaved({ isKept: true });
    const answer = refreshing(location.href as never);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answer).not.toHaveBeenCalled();
    sheet.remove();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answer).not.toHaveBeenCalled();

    release();
    await jest.advanceTimersByTimeAsync(1000);
    expect(answer).toHaveBeenCalledWith(location.href);
  });
});
