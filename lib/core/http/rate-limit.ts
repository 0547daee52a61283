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
  const limiter = new RateLimiterPrisma({
    storeClient: db(),
    tableName: 'rateLimit',
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.duration,
    clearExpiredByTimeout: false,
  });
  try {
    await limiter.consume(Buffer.from(keyedHash('rate-limit', key)).toString('base64url'));
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
