import { z } from 'zod';
import { db } from '@/lib/core/db/client';
import { createRoute } from '@/lib/core/http/route';
import { AppError } from '@/lib/core/runtime/errors';
import { consume, enforceLimits, limitedGuess, type RateLimit, refund } from '@/lib/core/security/rate-limit';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { signIn } from '../support/members';

withDatabase();

const limitOf = (points: number): RateLimit => ({ name: `test-${newId()}`, points, duration: 900 });
const rateLimitError = { code: 'rate_limited' };
const wrong = new Error('wrong');

function aWrongGuess(limit = limitOf(5), error: Error = wrong) {
  const compareSecret = jest.fn(() => Promise.reject(error));
  const guessOnce = () =>
    limitedGuess({
      limit,
      key: 'ana',
      isWrong: (thrownError) => thrownError === wrong || thrownError instanceof AppError,
      compare: compareSecret,
    });
  return { limit, compare: compareSecret, guess: guessOnce };
}

const waitOf = (guess: () => Promise<never>) => guess().catch(({ detail }) => detail.retryAfter);

test('R6.3 parallel uses never exceed the limit', async () => {
  const limit = limitOf(7);
  const waits = await Promise.all(Array.from({ length: 20 }, () => consume([limit, 'ana'])));
  expect(waits.filter((wait) => wait.length === 0)).toHaveLength(7);
  expect(waits.find((wait) => wait.length > 0)).toEqual([expect.any(Number)]);
});

test('R6.3 a use rejected by one limit costs nothing in others', async () => {
  const [narrow, wide] = [limitOf(1), limitOf(3)];
  await enforceLimits([narrow, 'ana'], [wide, 'home']);
  const tries = Array.from({ length: 30 }, () => enforceLimits([narrow, 'ana'], [wide, 'home']));
  for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ reason: rateLimitError });

  await enforceLimits([narrow, 'ben'], [wide, 'home']);
  await enforceLimits([narrow, 'eva'], [wide, 'home']);
  await expect(enforceLimits([narrow, 'leo'], [wide, 'home'])).rejects.toMatchObject(rateLimitError);
});

test('R6.3 a limit resets after its period', async () => {
  const limit = limitOf(1);
  await enforceLimits([limit, 'ana']);
  await expect(enforceLimits([limit, 'ana'])).rejects.toMatchObject(rateLimitError);
  await db().rateLimit.updateMany({ where: { key: { startsWith: limit.name } }, data: { expire: new Date(0) } });
  await enforceLimits([limit, 'ana']);
  await expect(enforceLimits([limit, 'ana'])).rejects.toMatchObject(rateLimitError);
});

test('R6.3 a limit set by a fast clock locks no one out', async () => {
  const limit = limitOf(1);
  const { guess, compare, limit: guesses } = aWrongGuess(limitOf(1));
  const ahead = new Date(Date.now() + 14 * 86_400_000);
  await enforceLimits([limit, 'ana']);
  await expect(guess()).rejects.toBe(wrong);
  const { count } = await db().rateLimit.updateMany({
    where: { OR: [limit, guesses].map(({ name }) => ({ key: { startsWith: name } })) },
    data: { expire: ahead },
  });
  expect(count).toBe(3);

  await enforceLimits([limit, 'ana']);
  const [wait = 0] = await consume([limit, 'ana']);
  expect([wait > 0, wait <= limit.duration]).toEqual([true, true]);
  await expect(guess()).rejects.toBe(wrong);
  expect(compare).toHaveBeenCalledTimes(2);
  expect(await waitOf(guess)).toBeLessThanOrEqual(900);
});

test('R6.3 a refunded attempt can be reused, and counts never go negative', async () => {
  const limit = limitOf(1);

  await refund(limit, 'ana');
  await enforceLimits([limit, 'ana']);
  await refund(limit, 'ana');
  await refund(limit, 'ana');
  await enforceLimits([limit, 'ana']);

  await expect(enforceLimits([limit, 'ana'])).rejects.toMatchObject(rateLimitError);
});

test('R6.3 only five of forty parallel wrong guesses are compared', async () => {
  const { compare, guess } = aWrongGuess();
  const tries = await Promise.allSettled(Array.from({ length: 40 }, guess));
  expect(compare).toHaveBeenCalledTimes(5);
  expect(tries.filter((one) => one.status === 'rejected' && one.reason === wrong)).toHaveLength(5);
});

test('R6.3 after the wait one more guess is compared and the wait grows', async () => {
  const { limit, compare, guess } = aWrongGuess();
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toBe(wrong);
  expect(await waitOf(guess)).toBeLessThanOrEqual(15);

  await db().rateLimit.updateMany({
    where: { key: { startsWith: `${limit.name}-wait` } },
    data: { expire: new Date(0) },
  });
  await Promise.allSettled(Array.from({ length: 10 }, guess));
  expect(compare).toHaveBeenCalledTimes(6);
  expect(await waitOf(guess)).toBeGreaterThan(15);
  expect(await waitOf(guess)).toBeLessThanOrEqual(30);
});

test('R6.3 a correct guess clears earlier failures', async () => {
  const { limit, guess } = aWrongGuess();
  for (let count = 0; count < 4; count += 1) await expect(guess()).rejects.toBe(wrong);
  const isWrong = () => false;
  expect(await limitedGuess({ limit, key: 'ana', isWrong, compare: async () => 'in' })).toBe('in');
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toBe(wrong);
});

test('R6.3 a failed comparison neither counts nor ends a wait', async () => {
  const { limit, guess } = aWrongGuess();
  const brokenGuess = aWrongGuess(limit, new Error('too busy'));
  for (let count = 0; count < 20; count += 1) await expect(brokenGuess.guess()).rejects.toThrow('too busy');
  for (let count = 0; count < 5; count += 1) await expect(guess()).rejects.toBe(wrong);
  await expect(brokenGuess.guess()).rejects.toMatchObject(rateLimitError);
  await expect(guess()).rejects.toMatchObject(rateLimitError);
});

test('R7.10 an Idempotency-Key does not refund a wrong guess', async () => {
  const { user } = await signIn();
  const { compare, guess } = aWrongGuess(limitOf(2), new AppError('forbidden', 'wrong'));
  const route = createRoute(async () => ({ userId: user.id }), {
    body: z.object({}),
    withoutCsrf: true,
    withoutIdempotency: true,
    handle: guess,
  });
  const sendRequest = (key: number) =>
    route(
      new Request('http://localhost/api/x', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': String(key) },
      }),
      { params: Promise.resolve({}) },
    );
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await sendRequest(count)).status);

  expect(statuses).toEqual([403, 403, 429, 429]);
  expect(compare).toHaveBeenCalledTimes(2);
});
