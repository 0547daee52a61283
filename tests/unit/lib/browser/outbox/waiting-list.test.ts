/** @jest-environment jsdom */
import { forgetWaiting, mayAnythingWait, showWaiting, waitingNow } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '../../../../support/a-waiting';

const signIn = (id: string) => localStorage.setItem('user', JSON.stringify({ id }));

beforeEach(() => {
  localStorage.clear();
  signIn('ana');
  showWaiting({ entries: [], sent: [], sending: null });
});

test('R12.4 another user of the device sees no writes of the first', () => {
  showWaiting({ entries: [aWaiting()] });
  expect(mayAnythingWait()).toBe(true);

  signIn('sam');
  expect(mayAnythingWait()).toBe(false);
  showWaiting({ entries: [] });

  signIn('ana');
  expect(mayAnythingWait()).toBe(true);
});

test('R12.4 signing out clears the waiting mark', () => {
  showWaiting({ entries: [aWaiting()] });
  forgetWaiting('ana');
  expect([mayAnythingWait(), waitingNow().entries, localStorage.length]).toEqual([false, [], 1]);
});

test('R12.4 sent writes are no longer counted once another write waits', () => {
  showWaiting({ sent: [aWaiting()] });
  showWaiting({ entries: [aWaiting({ seq: 2 })] });
  expect(waitingNow().sent).toEqual([]);
});
