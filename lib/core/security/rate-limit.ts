import 'server-only';
import { db, Prisma, transaction } from '../db/client';
import { AppError } from '../runtime/errors';
import { now } from '../time/clock';
import { addMs } from '../time/dates';
import { keyedHash } from './secrets';

export interface RateLimit {
  name: string;
  /** Uses within the duration; Infinity counts without refusing. */
  points: number;
  /** Seconds. */
  duration: number;
}

/** One use of a limit by whatever it counts: a network, an account, both. */
export type Use = readonly [limit: RateLimit, key: string];

/** Keys are hashed under a key of their own: addresses of people do not lie about in a table of counters. */
function rowKey({ name }: RateLimit, key: string): string {
  return `${name}:${Buffer.from(keyedHash('rate-limit', key)).toString('base64url')}`;
}

/** Infinity as the column knows it. */
const MOST = 2_147_483_647;

/**
 * Adds one to each counter that has room, or begins it anew after its end. Sorted, so that no two requests wait for each
 * other in a circle.
 * @returns what was counted, by the keys of the rows
 */
async function count(uses: readonly Use[], at: Date): Promise<Map<string, number>> {
  const rows = uses
    .map(([limit, key]) => ({ ...limit, key: rowKey(limit, key) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const values = rows.map(({ key, duration }) => Prisma.sql`(${key}, 1, ${addMs(at, duration * 1000)}::timestamptz)`);
  const mosts = rows.map(({ key, points }) => Prisma.sql`WHEN ${key} THEN ${Math.min(points, MOST)}::int`);
  const counted = await db().$queryRaw<{ key: string; points: number }[]>`
    INSERT INTO "RateLimit" AS r ("key", "points", "expire") VALUES ${Prisma.join(values)}
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN r."expire" <= ${at} THEN 1 ELSE r."points" + 1 END,
      "expire" = CASE WHEN r."expire" <= ${at} THEN EXCLUDED."expire" ELSE r."expire" END
    WHERE r."expire" <= ${at} OR r."points" < CASE r."key" ${Prisma.join(mosts, ' ')} END
    RETURNING "key", "points"`;
  return new Map(counted.map(({ key, points }) => [key, points]));
}

/** Seconds until a counter begins anew; 0 when there is none. */
async function secondsLeft(key: string, at: Date): Promise<number> {
  const row = await db().rateLimit.findFirst({ where: { key, expire: { gt: at } }, select: { expire: true } });
  return row?.expire ? Math.max(1, Math.ceil((row.expire.getTime() - at.getTime()) / 1000)) : 0;
}

/** Thrown to undo what was counted, inside this file only. */
class Refusal extends Error {
  /** @param waits seconds */
  constructor(readonly waits: readonly number[]) {
    super('rate limit');
  }
}

/** The waits for which work was refused; none when it went through. */
async function refusedFor(work: () => Promise<void>): Promise<readonly number[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.waits;
    throw error;
  }
}

/**
 * Counts one use of every limit, or of none where one of them has no room left: what is refused costs nothing.
 * @returns seconds to wait for each use, 0 for those within their limit; nothing when all are
 */
export function consume(...uses: [Use, ...Use[]]): Promise<readonly number[]> {
  const at = now();
  const work = async () => {
    const counted = await count(uses, at);
    if (counted.size === uses.length) return;
    const waits: number[] = [];
    for (const [limit, key] of uses) {
      const row = rowKey(limit, key);
      // One that ended this moment is still a refusal.
      waits.push(counted.has(row) ? 0 : Math.max(1, await secondsLeft(row, at)));
    }
    throw new Refusal(waits);
  };
  // A single use has nothing to undo: its row is locked no longer than one statement takes.
  return refusedFor(uses.length === 1 ? work : () => transaction(work));
}

/** @throws AppError rate_limited with the longest of some waits, when there is one */
export function refuseFor(waits: readonly number[]): void {
  const retryAfter = Math.max(0, ...waits);
  if (retryAfter > 0) throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}

/** The same, refusing with an error. @throws AppError rate_limited with the seconds to wait */
export async function enforceLimits(...uses: [Use, ...Use[]]): Promise<void> {
  refuseFor(await consume(...uses));
}

/** Gives one use back that turned out not to count. */
export async function refund(limit: RateLimit, key: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "RateLimit" SET "points" = GREATEST("points" - 1, 0)
    WHERE "key" = ${rowKey(limit, key)} AND "expire" > ${now()}`;
}

/** First wait after the failures that are free, in seconds; each further one doubles it. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 900;

const waitOf = (limit: RateLimit): RateLimit => ({ ...limit, name: `${limit.name}-wait` });

interface Guess<T> {
  limit: RateLimit;
  key: string;
  /** Of an error of `compare`: the guess was wrong. Any other failure is nobody's guess. */
  isWrong: (error: unknown) => boolean;
  compare: () => Promise<T>;
}

/**
 * Compares a guess of a secret, which is counted as a failure before: of many at the same time no more than are free get to
 * the comparison. From the last free one on the next has to wait; the wait grows and ends by itself, nobody is locked out
 * for good. A right guess makes the failures before it forgotten.
 * @throws AppError rate_limited with the seconds to wait; what `compare` throws
 */
export async function limitedGuess<T>({ limit, key, isWrong, compare }: Guess<T>): Promise<T> {
  const wait = await countGuess(limit, key);
  try {
    const result = await compare();
    await forgetGuesses(limit, key);
    return result;
  } catch (error) {
    if (!isWrong(error)) await takeGuessBack(limit, key, wait);
    throw error;
  }
}

/**
 * A refused guess does not count.
 * @returns the end of the wait that begins with this one, or null
 * @throws AppError rate_limited
 */
async function countGuess(limit: RateLimit, key: string): Promise<Date | null> {
  const at = now();
  const waitKey = rowKey(waitOf(limit), key);
  const checkWait = async () => refuseFor([await secondsLeft(waitKey, at)]);
  await checkWait();
  return transaction(async () => {
    // Counted first: the row stays locked, so that the next one sees the wait that this one may begin.
    const counted = await count([[{ ...limit, points: MOST }, key]], at);
    await checkWait();
    const over = Math.max(...counted.values()) - limit.points;
    if (over < 0) return null;
    const expire = addMs(at, Math.min(FIRST_WAIT * 2 ** over, LONGEST_WAIT) * 1000);
    const begin = { where: { key: waitKey }, create: { key: waitKey, points: 1, expire }, update: { expire } };
    await db().rateLimit.upsert(begin);
    return expire;
  });
}

async function forgetGuesses(limit: RateLimit, key: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: { in: [rowKey(limit, key), rowKey(waitOf(limit), key)] } } });
}

/** What was never compared neither counts nor makes anybody wait. @param wait the end of the one that began with it */
async function takeGuessBack(limit: RateLimit, key: string, wait: Date | null): Promise<void> {
  await refund(limit, key);
  if (wait) await db().rateLimit.deleteMany({ where: { key: rowKey(waitOf(limit), key), expire: wait } });
}

/** Runs what may be refused because of too much of it; that is an answer of the page. */
export async function unlessRateLimited<Result>(work: () => Promise<Result>): Promise<Result | 'wait'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'rate_limited' || error.code === 'unavailable')) return 'wait';
    throw error;
  }
}
