import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '../db/client';
import { AppError } from '../errors';
import { keyedHash } from '../secrets';

export interface RateLimit {
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/**
 * Counts one use. Keys are hashed under a key of their own: addresses of people do not lie about in a table of counters.
 * @returns seconds to wait, 0 when the use is within the limit
 */
export async function spend(limit: RateLimit, key: string): Promise<number> {
  try {
    await limiter(limit).consume(hashed(key));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** @throws AppError rate_limited with the seconds to wait */
export async function limitTo(limit: RateLimit, key: string): Promise<void> {
  const retryAfter = await spend(limit, key);
  if (retryAfter > 0) throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}

/** Gives one use back that turned out not to count. */
export async function refund(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).reward(hashed(key));
}

/** First wait after the failures that are free, in seconds; each further one doubles it. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 900;

const waiting = (limit: RateLimit) => limiter({ ...limit, name: `${limit.name}-wait` });

/**
 * Refuses while the wait after too many failures runs. It grows and ends by itself: nobody is locked out for good.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function checkFailures(limit: RateLimit, key: string): Promise<void> {
  const wait = await waiting(limit).get(hashed(key));
  if (!wait || wait.msBeforeNext <= 0) return;
  const retryAfter = Math.ceil(wait.msBeforeNext / 1000);
  throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}

/** Counts a failure. From the last free one of the limit on, the next try has to wait. */
export async function countFailure(limit: RateLimit, key: string): Promise<void> {
  const { consumedPoints } = await limiter({ ...limit, points: Number.MAX_SAFE_INTEGER }).consume(hashed(key));
  if (consumedPoints < limit.points) return;
  const wait = Math.min(FIRST_WAIT * 2 ** (consumedPoints - limit.points), LONGEST_WAIT);
  await waiting(limit).block(hashed(key), wait);
}

/** A success makes the failures before it forgotten. */
export async function forgetFailures(limit: RateLimit, key: string): Promise<void> {
  await limiter(limit).delete(hashed(key));
}

function limiter({ name, points, duration }: RateLimit): RateLimiterPrisma {
  return new RateLimiterPrisma({
    storeClient: db(),
    tableName: 'rateLimit',
    keyPrefix: name,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
}

function hashed(key: string): string {
  return Buffer.from(keyedHash('rate-limit', key)).toString('base64url');
}
