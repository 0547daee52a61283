import { randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { readSessionCookie, sessionCookieName, sessionCookieOptions } from '@/lib/core/auth/session-token';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import { authSecret } from '@/lib/core/security/secrets';

const HOUR = 3600;

const aCookie = (sid: unknown, maxAge = HOUR, secret = authSecret()) =>
  encode({ token: { sid } as never, secret, salt: sessionCookieName(), maxAge });

const aSecret = () => randomBytes(32).toString('base64url');

const claimsCacheOf = (): Map<string, object> => {
  processWide.decoded ??= new Map();
  return processWide.decoded;
};

test('R6.3 a cookie of this server is decrypted and cached once', async () => {
  const sid = aSecret();
  const cookie = await aCookie(sid);
  const before = claimsCacheOf().size;
  expect(await readSessionCookie(cookie)).toBe(sid);
  expect(await readSessionCookie(cookie)).toBe(sid);
  expect(claimsCacheOf().size).toBe(before + 1);
});

test('R6.3 a cached cookie is not decrypted again', async () => {
  const sid = aSecret();
  const cookie = await aCookie(sid);
  await readSessionCookie(cookie);
  const knownClaims = claimsCacheOf().get(cookie);
  await readSessionCookie(cookie);
  expect(knownClaims).toMatchObject({ sid });
  expect(claimsCacheOf().get(cookie)).toBe(knownClaims);
});

test('R6.3 a session ends exactly at its expiry', async () => {
  const [sid, until] = [aSecret(), Date.UTC(2026, 10, 22, 9, 30)];
  claimsCacheOf().set('a cookie', { sid, until });
  const readAt = (ms: number) => {
    jest.useFakeTimers({ now: ms, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    return readSessionCookie('a cookie');
  };
  expect([await readAt(until - 1), await readAt(until)]).toEqual([sid, null]);

  jest.useRealTimers();
});

test('R6.3 a cookie longer than 2,048 characters is ignored', async () => {
  const [longest, tooLong] = ['x'.repeat(2048), 'x'.repeat(2049)];
  const decodedClaims = { sid: aSecret(), until: Date.now() + HOUR * 1000 };
  for (const value of [longest, tooLong]) claimsCacheOf().set(value, decodedClaims);
  expect([await readSessionCookie(longest), await readSessionCookie(tooLong)]).toEqual([decodedClaims.sid, null]);
});

test('R6.3 without https the cookie has no prefix and is not secure', () => {
  expect([sessionCookieName(), sessionCookieOptions().secure]).toEqual(['pawfolio-session', false]);
});

test('R6.3 a cached cookie expires on time', async () => {
  const cookie = await aCookie(aSecret());
  expect(await readSessionCookie(cookie)).not.toBeNull();
  jest.useFakeTimers({
    now: Date.now() + (HOUR + 1) * 1000,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  expect(await readSessionCookie(cookie)).toBeNull();

  jest.useRealTimers();
});

test('R6.3 invalid cookies are neither read nor cached', async () => {
  const before = claimsCacheOf().size;
  const cookie = await aCookie(aSecret());
  const others = [undefined, '', 'x', 'x'.repeat(5000), `${cookie}x`, await aCookie('short'), await aCookie(null)];
  others.push(await aCookie(aSecret(), HOUR, 'another secret, long enough for a test'));
  for (const other of others) expect(await readSessionCookie(other)).toBeNull();
  expect(claimsCacheOf().size).toBe(before);
});

test('R6.3 the cache is limited and evicts the least recently used', async () => {
  const all = claimsCacheOf();
  for (let count = all.size; count < 1999; count += 1) all.set(`another ${count}`, { sid: aSecret(), until: 0 });
  const [oldest = ''] = all.keys();
  const sid = aSecret();
  await readSessionCookie(await aCookie(aSecret()));
  expect([all.size, all.has(oldest)]).toEqual([2000, true]);

  const cookie = await aCookie(sid);

  expect(await readSessionCookie(cookie)).toBe(sid);
  expect([all.size, all.has(oldest), all.has(cookie)]).toEqual([2000, false, true]);
});
