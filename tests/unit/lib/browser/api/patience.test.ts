/** @jest-environment jsdom */
import { ApiError, apiGet, apiSend, CALL_TIMEOUT_MS, NoAnswerError } from '@/lib/browser/api/api-client';
import { apiDownload } from '@/lib/browser/api/api-download';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { uploadFile } from '@/lib/browser/api/upload-client';

const buildAnswer = (body: unknown) => ({ ok: true, status: 200, headers: new Headers(), json: async () => body });

function network(answers: Record<string, unknown>) {
  const onRequest = jest.fn();
  global.fetch = jest.fn((path: string, { signal }: RequestInit = {}) => {
    onRequest(path);
    if (path in answers) return Promise.resolve(buildAnswer(answers[path]));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }) as unknown as typeof fetch;
  return onRequest;
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );
const raceNextTurn = async (work: Promise<unknown>) => Promise.race([work, jest.advanceTimersByTimeAsync(0)]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a read', {}, () => apiGet('/api/pets')],
  ['the CSRF token of a write', {}, () => apiSend('POST', '/api/pets', {})],
  ['a write', { '/api/csrf-token': { token: 't' } }, () => apiSend('POST', '/api/pets', {})],
  ['a download', {}, () => apiDownload('/api/users/u/export', () => undefined)],
])('%s that hangs times out after 15 seconds', async (_what, answers, call) => {
  network(answers);
  const result = outcome(call());
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
  expect(await raceNextTurn(result)).toBeUndefined();

  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBeInstanceOf(NoAnswerError);
  expect(saveFailure(await result)).toBe('noAnswer');
});

test('a body that never ends counts as no answer', async () => {
  const body = new Promise(() => undefined);
  global.fetch = jest.fn(async () => ({ ...buildAnswer({}), json: () => body })) as unknown as typeof fetch;
  const result = outcome(apiGet('/api/pets'));
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await result).toBeInstanceOf(NoAnswerError);
});

function uploading() {
  const uploads: { upload: { onprogress?: (event: object) => void }; abort: jest.Mock }[] = [];
  class Request {
    upload = {};
    abort = jest.fn();
    open() {}
    setRequestHeader() {}
    send() {
      uploads.push(this);
    }
  }
  global.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return { sent: uploads, result: outcome(uploadFile('/api/x', new Blob(['x']))) };
}

/** Makes the network hang after `ms`. Connection checks take 100 ms before, and fail after 4 s from then on. */
function hangFrom(ms: number): void {
  const began = Date.now();
  global.fetch = jest.fn((path: string) => {
    if (path !== '/sw.js') return Promise.resolve(buildAnswer({ token: 't' }));
    const ok = Date.now() - began < ms;
    return new Promise((resolveFetch) => setTimeout(() => resolveFetch({ ok }), ok ? 100 : 4000));
  }) as unknown as typeof fetch;
}

test.each([0, 1150, 9000])('R12.10 an upload fails within 5 s of hanging after %d ms', async (ms) => {
  hangFrom(ms);
  const { sent, result } = uploading();
  await jest.advanceTimersByTimeAsync(ms);
  expect(await raceNextTurn(result)).toBeUndefined();

  await jest.advanceTimersByTimeAsync(5200);
  expect(await raceNextTurn(result)).toBeInstanceOf(NoAnswerError);
  expect(sent[0]?.abort).toHaveBeenCalled();
});

test('R12.10 an upload that makes progress continues while checks fail', async () => {
  hangFrom(0);
  const { sent, result } = uploading();
  for (let loadedBytes = 1; loadedBytes < 9; loadedBytes += 1) {
    await jest.advanceTimersByTimeAsync(3000);
    sent[0]?.upload.onprogress?.({ total: 9, loaded: loadedBytes });
  }
  expect(await raceNextTurn(result)).toBeUndefined();
});

test('an upload ends after 15 seconds without progress, whatever its size', async () => {
  hangFrom(Number.POSITIVE_INFINITY);
  const { sent, result } = uploading();

  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
  sent[0]?.upload.onprogress?.({ total: 2, loaded: 1 });
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
  expect(await raceNextTurn(result)).toBeUndefined();

  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBeInstanceOf(NoAnswerError);
  expect(sent[0]?.abort).toHaveBeenCalled();
});

test('R10.1 a failed token is logged, except while the page unloads', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation();

  global.fetch = jest.fn(async (path: string) => {
    if (path === '/api/csrf-token') throw new TypeError('Failed to fetch');
    return buildAnswer({});
  }) as unknown as typeof fetch;
  await apiSend('POST', '/api/pets', {});
  expect(errorLog).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('beforeunload'));
  await apiSend('POST', '/api/pets', {});
  expect(errorLog).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(10_000);
  await apiSend('POST', '/api/pets', {});
  expect(errorLog).toHaveBeenCalledTimes(2);
});

test('an answer in time is returned', async () => {
  network({ '/api/pets': [1] });
  expect(await apiGet('/api/pets')).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
  expect(saveFailure(new ApiError(0, '', 'Network error'))).toBe('offline');
});
