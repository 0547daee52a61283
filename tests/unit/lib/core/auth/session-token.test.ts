import { randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { authSecret } from '@/lib/core/security/secrets';

const HOUR = 3600;

const aCookie = (sid: unknown, maxAge = HOUR, secret = authSecret()) =>
  encode({ token: { sid } as never, secret, salt: sessionCookieName(), maxAge });

const aSecret = () => randomBytes(32).toString('base64url');

/** The cache, which the first cookie creates. */
const held = () => (globalThis as { pawfolioDecoded?: Map<string, object> }).pawfolioDecoded ?? new Map();

test('R6.3 a cookie of this server is deciphered once', async () => {
  const sid = aSecret();
  const cookie = await aCookie(sid);
  const before = held().size;
  expect(await readSessionCookie(cookie)).toBe(sid);
  expect(await readSessionCookie(cookie)).toBe(sid);
  expect(held().size).toBe(before + 1);
});

test('R6.3 one that was read before ends at its time', async () => {
  const cookie = await aCookie(aSecret());
  expect(await readSessionCookie(cookie)).not.toBeNull();
  jest.useFakeTimers({
    now: Date.now() + (HOUR + 1) * 1000,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  expect(await readSessionCookie(cookie)).toBeNull();

  jest.useRealTimers();
});

test('R6.3 nothing else is read or kept', async () => {
  const before = held().size;
  const cookie = await aCookie(aSecret());
  const others = [undefined, '', 'x', 'x'.repeat(5000), `${cookie}x`, await aCookie('short'), await aCookie(null)];
  others.push(await aCookie(aSecret(), HOUR, 'another secret, long enough for a test'));
  for (const other of others) expect(await readSessionCookie(other)).toBeNull();
  expect(held().size).toBe(before);
});

test('R6.3 the cache has a limit and drops the least recently used', async () => {
  const all = held();
  for (let count = all.size; count < 2000; count += 1) all.set(`another ${count}`, { sid: aSecret(), until: 0 });
  const [oldest = ''] = all.keys();
  const sid = aSecret();

  const cookie = await aCookie(sid);

  expect(await readSessionCookie(cookie)).toBe(sid);
  expect([all.size, all.has(oldest), all.has(cookie)]).toEqual([2000, false, true]);
});
