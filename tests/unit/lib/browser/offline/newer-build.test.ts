/** @jest-environment jsdom */
import { watchBuild } from '@/lib/browser/offline/newer-build';
import { BUILD_HEADER, buildId } from '@/lib/core/config/build';

const HOUR = 3_600_000;
const onAnswer = jest.fn();
const onNewer = jest.fn();
let stopChecking: () => void;

const serveBuild = (build: string | null) =>
  onAnswer.mockResolvedValue({ headers: new Headers(build === null ? {} : { [BUILD_HEADER]: build }) });

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  onAnswer.mockReset();
  onNewer.mockReset();
  globalThis.fetch = onAnswer;
  setVisibility('visible');
  stopChecking = watchBuild(onNewer);
});
afterEach(() => {
  stopChecking();
  jest.useRealTimers();
});

test('R12.11 a newer build on the server is announced once', async () => {
  serveBuild('another');
  await jest.advanceTimersByTimeAsync(3 * HOUR);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same build', () => serveBuild(buildId)],
  ['a response without a build', () => serveBuild(null)],
  ['an unreachable server', () => onAnswer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('R12.11 %s announces nothing, and the page checks again later', async (_, givenAnswer) => {
  givenAnswer();
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(onAnswer).toHaveBeenCalledTimes(2);
  expect(onNewer).not.toHaveBeenCalled();
});

test('R12.11 a hidden page asks once it is visible again', async () => {
  serveBuild('another');
  setVisibility('hidden');
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(onAnswer).not.toHaveBeenCalled();
  setVisibility('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledTimes(1);
});

test('R12.11 a page stops checking once the user leaves it', async () => {
  stopChecking();
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(onAnswer).not.toHaveBeenCalled();
});
