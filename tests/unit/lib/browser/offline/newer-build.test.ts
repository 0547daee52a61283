/** @jest-environment jsdom */
import { watchBuild } from '@/lib/browser/offline/newer-build';
import { BUILD_HEADER, buildId } from '@/lib/core/config/build';

const HOUR = 3_600_000;
const answer = jest.fn();
const onNewer = jest.fn();
let stop: () => void;

const serve = (build: string | null) =>
  answer.mockResolvedValue({ headers: new Headers(build === null ? {} : { [BUILD_HEADER]: build }) });

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset();
  onNewer.mockReset();
  globalThis.fetch = answer;
  show('visible');
  stop = watchBuild(onNewer);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('R12.11 a newer build on the server is announced once', async () => {
  serve('another');
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same build', () => serve(buildId)],
  ['a response without a build', () => serve(null)],
  ['an unreachable server', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('R12.11 %s announces nothing, and the page checks again later', async (_, given) => {
  given();
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(onNewer).not.toHaveBeenCalled();
});

test('R12.11 a hidden page asks once it is visible again', async () => {
  serve('another');
  show('hidden');
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(answer).not.toHaveBeenCalled();
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('R12.11 a page stops checking once the user leaves it', async () => {
  stop();
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(answer).not.toHaveBeenCalled();
});
