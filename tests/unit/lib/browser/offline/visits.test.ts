/** @jest-environment jsdom */
import { announceWrite } from '@/lib/browser/api/writes';
import { NETWORK_ANSWERS } from '@/lib/browser/offline/shell';
import { followVisit } from '@/lib/browser/offline/visits';

test('R12.10 the worker is notified when a write is answered', () => {
  const postMessage = jest.fn();
  Object.assign(navigator, { serviceWorker: { controller: { postMessage } } });
  const stopFollowing = followVisit('/home');

  announceWrite('/api/users/ana');

  expect(postMessage).toHaveBeenCalledWith(NETWORK_ANSWERS);
  stopFollowing();
});
