/** @jest-environment jsdom */
import { fetchAnswer } from '@/lib/browser/offline/fetch-answer';
import { FILL_PROGRAM } from '@/lib/browser/offline/shell';
import { followVisit } from '@/lib/browser/offline/visits';

const userId = 'ana';
const build = '/_next/static/chunks/webpack-1.js';

jest.mock('@/lib/browser/session/remembered-user', () => ({ confirmedUserId: async () => userId }));
jest.mock('@/lib/browser/vault/vault', () => ({ fetchVault: async () => ({}) }));
jest.mock('@/lib/browser/offline/forget-ended-pets', () => ({ forgetEndedPets: async () => undefined }));
jest.mock('@/lib/browser/storage/saved-pages', () => ({
  findHead: async () => undefined,
  isSavingOff: async () => false,
}));
jest.mock('@/lib/browser/offline/fetch-answer', () => ({ fetchAnswer: jest.fn() }));
jest.mock('@/lib/browser/offline/save-ahead', () => ({}));

const fetching = jest.mocked(fetchAnswer);
const fills: MessagePort[] = [];
const worker = {
  postMessage: (message: unknown, ports?: MessagePort[]) => {
    if (message === FILL_PROGRAM && ports) fills.push(...ports);
  },
};
const idle = jest.fn();
let stopStoring: () => void = () => undefined;

const seconds = (count: number) => jest.advanceTimersByTimeAsync(1000 * count);
const areStored = () => localStorage.getItem('forms-stored');
const answerFill = () => fills.at(-1)?.postMessage(build);

/** Notifies its other end immediately, because real channels do not work with fake timers. */
class Channel {
  port1: { onmessage: (event: { data: unknown }) => void } = { onmessage: () => undefined };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  fills.length = 0;
  localStorage.clear();
  fetching.mockReset().mockResolvedValue({ label: { title: '', headers: {}, photos: [], older: null } });
  idle.mockClear();
  document.body.innerHTML = `<script src="${build}"></script>`;
  Object.assign(globalThis, { MessageChannel: Channel, requestIdleCallback: idle });
  Object.assign(navigator, {
    locks: { request: jest.fn() },
    serviceWorker: { ready: Promise.resolve({ active: worker }), controller: null },
  });
});
afterEach(() => {
  stopStoring();
  jest.useRealTimers();
});

test('R12.8 storing forms starts at once without waiting for browser idle time', async () => {
  stopStoring = followVisit('/home');
  await seconds(1);
  expect(fills).toHaveLength(1);
  answerFill();
  await seconds(1);
  expect([areStored(), idle.mock.calls.length]).toEqual([`${userId} ${build}`, 0]);
});

test('R12.8 form code is fetched while Quick add’s pets are still loading', async () => {
  let answerFetch: (fetchResult: Awaited<ReturnType<typeof fetchAnswer>>) => void = () => undefined;
  fetching.mockReturnValueOnce(new Promise((later) => (answerFetch = later)));
  stopStoring = followVisit('/home');
  await seconds(1);
  expect(fills).toHaveLength(1);
  answerFill();
  await seconds(5);
  expect(areStored()).toBeNull();

  answerFetch({ label: { title: '', headers: {}, photos: [], older: null } });
  await seconds(1);
  expect(areStored()).toBe(`${userId} ${build}`);
});

test('R12.8 Quick add’s pets are fetched again after a timeout', async () => {
  fetching.mockImplementationOnce(
    (_user, _vault, _wanted, signal) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  stopStoring = followVisit('/home');
  await seconds(1);
  answerFill();
  await seconds(20);
  answerFill();
  await seconds(1);
  expect([fetching.mock.calls.length, areStored()]).toEqual([2, `${userId} ${build}`]);
});
