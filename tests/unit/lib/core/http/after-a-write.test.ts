import { releaseMailSlot } from '@/lib/core/http/mail-limits';
import { rememberRequester } from '@/lib/core/http/requester';

const error = jest.fn();
const isBusy = () => Promise.reject(new TypeError('the database is busy'));
jest.mock('@/lib/core/runtime/logger', () => ({ logger: () => ({ error }) }));
jest.mock('@/lib/core/security/rate-limit', () => ({ refund: () => isBusy() }));
jest.mock('@/lib/core/auth/known-device', () => ({ rememberDevice: () => isBusy(), KNOWN_DAYS: 1 }));
jest.mock('@/lib/core/config/env', () => ({ env: () => ({ APP_URL: 'https://pawfolio.test' }) }));

test('R1.8 a used link succeeds even if its mail slot is not freed', async () => {
  await releaseMailSlot('10.0.0.1');
  expect(error).toHaveBeenLastCalledWith({ reason: 'TypeError' }, 'place of a used mail not freed');
});

test('R6.2 a sign-in succeeds even if its device is not remembered', async () => {
  await rememberRequester(new Request('https://pawfolio.test/'), 'ana', new Date());
  expect(error).toHaveBeenLastCalledWith({ reason: 'TypeError' }, 'device not remembered');
});
