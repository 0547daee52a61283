import { fetchServerResponse as fetchAsNext } from 'next/dist/client/components/router-reducer/fetch-server-response';
import { fetchServerResponse } from '@/components/shell/fetch-server-response';

jest.mock('next/dist/client/components/router-reducer/fetch-server-response', () => ({
  fetchServerResponse: jest.fn(),
}));

const nextFetches = jest.mocked(fetchAsNext);
const options = {} as Parameters<typeof fetchAsNext>[1];
const address = 'http://localhost/training';
const page = { canonicalUrl: new URL(address) } as Awaited<ReturnType<typeof fetchAsNext>>;

const leave = () => window.dispatchEvent(new Event('beforeunload'));

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
