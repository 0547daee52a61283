import { noteAnswer, noteAttempt, noteEnd } from '@/lib/browser/outbox/answers';
import { nothingWaits, showWaiting, waitingNow } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '@/tests/support/a-waiting';

const write = aWaiting();
const upload = aWaiting({ seq: 2, file: { name: 'a.jpg', type: 'image/jpeg', bytes: 5_000_000 } });
const isAnswered = () => waitingNow().isAnswered;

beforeEach(() => {
  jest.useFakeTimers();
  showWaiting(nothingWaits);
});
afterEach(() => jest.useRealTimers());

test('R12.4 an attempt counts as answered once the server responds', () => {
  noteAttempt(write);
  expect(waitingNow()).toMatchObject({ sending: 1, isAnswered: false });
  noteAnswer();
  expect(isAnswered()).toBe(true);
});

test('R12.4 an attempt that hangs after its token is unanswered after 4 s', () => {
  noteAttempt(write);
  noteAnswer();
  jest.advanceTimersByTime(3999);
  expect(isAnswered()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isAnswered()).toBe(false);
});

test('R12.4 the next attempt after an answer gets its own 4 s', () => {
  noteAttempt(write);
  noteAnswer();
  jest.advanceTimersByTime(3000);
  noteEnd(write, true);
  noteAttempt({ ...write, seq: 3 });
  jest.advanceTimersByTime(3000);
  expect(isAnswered()).toBe(true);
  jest.advanceTimersByTime(1000);
  expect(isAnswered()).toBe(false);
});

test('R12.4 an upload stays answered however long it takes', () => {
  noteAttempt(write);
  noteAnswer();
  noteEnd(write, true);
  noteAttempt(upload);
  jest.advanceTimersByTime(60_000);
  expect(isAnswered()).toBe(true);
});

test.each([
  ['without an answer', write, false],
  ['with a decision to make', aWaiting({ trouble: { kind: 'gone' } }), true],
])('R12.4 reports the answered state after an attempt that ended %s', (_, endedWrite, expected) => {
  noteAttempt(write);
  noteAnswer();
  noteEnd(endedWrite, false);
  expect(isAnswered()).toBe(expected);
});
