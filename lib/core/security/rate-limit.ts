import 'server-only';
import { db, Prisma, transaction } from '../db/client';
import { AppError } from '../runtime/errors';
import { now } from '../time/clock';
import { addMs } from '../time/dates';
import { CLOCK_SKEW } from '../time/recent';
import { keyedHash } from './secrets';

export interface RateLimit {
  name: string;
  points: number;
  duration: number;
}

export type Use = readonly [limit: RateLimit, key: string, cost?: number];

/** Hashes the key, because the table must not contain people's addresses. */
function rowKey({ name }: RateLimit, key: string): string {
  return `${name}:${Buffer.from(keyedHash('rate-limit', key)).toString('base64url')}`;
}

const MAX_POINTS = 2_147_483_647;

/** Sorts rows to avoid deadlocks. @returns counts by row key, only for limits with room left */
async function countUses(uses: readonly Use[], at: Date): Promise<Map<string, number>> {
  const rows = uses
    .map(([limit, key, cost = 1]) => ({ ...limit, key: rowKey(limit, key), cost }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const values = rows.map(
    ({ key, cost, duration }) => Prisma.sql`(${key}, ${cost}::int, ${addMs(at, duration * 1000)}::timestamptz)`,
  );
  const mosts = rows.map(({ key, points }) => Prisma.sql`WHEN ${key} THEN ${Math.min(points, MAX_POINTS)}::int`);
  const isTooFar = Prisma.sql`r."expire" > EXCLUDED."expire" + ${CLOCK_SKEW} * interval '1 millisecond'`;
  const countedKeys = await db().$queryRaw<{ key: string; points: number }[]>`
    INSERT INTO "RateLimit" AS r ("key", "points", "expire") VALUES ${Prisma.join(values)}
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN r."expire" <= ${at} THEN EXCLUDED."points" ELSE r."points" + EXCLUDED."points" END,
      "expire" = CASE WHEN r."expire" <= ${at} OR ${isTooFar} THEN EXCLUDED."expire" ELSE r."expire" END
    WHERE r."expire" <= ${at} OR ${isTooFar} OR r."points" <= CASE r."key" ${Prisma.join(mosts, ' ')} END - EXCLUDED."points"
    RETURNING "key", "points"`;
  return new Map(countedKeys.map(({ key, points }) => [key, points]));
}

async function secondsLeft(key: string, at: Date, longest: number): Promise<number> {
  const within = { gt: at, lte: addMs(at, longest * 1000 + CLOCK_SKEW) };
  const row = await db().rateLimit.findFirst({ where: { key, expire: within }, select: { expire: true } });
  return row?.expire ? Math.max(1, Math.ceil((row.expire.getTime() - at.getTime()) / 1000)) : 0;
}

async function waitsOf(uses: readonly Use[], countsByKey: ReadonlyMap<string, number>, at: Date): Promise<number[]> {
  if (countsByKey.size === uses.length) return [];
  const waits: number[] = [];
  for (const [limit, key] of uses) {
    const row = rowKey(limit, key);
    waits.push(countsByKey.has(row) ? 0 : Math.max(1, await secondsLeft(row, at, limit.duration)));
  }
  return waits;
}

class Refusal extends Error {
  constructor(readonly waits: readonly number[]) {
    super('rate limit');
  }
}

async function waitsOfRefusal(work: () => Promise<void>): Promise<readonly number[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.waits;
    throw error;
  }
}

/** Consumes all uses or, if one limit refuses, none. @returns seconds to wait per use; empty if allowed */
export function consume(...uses: [Use, ...Use[]]): Promise<readonly number[]> {
  const at = now();
  const work = async () => {
    const waits = await waitsOf(uses, await countUses(uses, at), at);
    if (waits.length > 0) throw new Refusal(waits);
  };
  // A single use has nothing to roll back. Without a transaction it locks its row for one statement only.
  return waitsOfRefusal(uses.length === 1 ? work : () => transaction(work));
}

export function refuseFor(waits: readonly number[]): void {
  const retryAfter = Math.max(0, ...waits);
  if (retryAfter > 0) throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}

export async function enforceLimits(...uses: [Use, ...Use[]]): Promise<void> {
  refuseFor(await consume(...uses));
}

/** Counts all uses in one statement. If one limit refuses, the others still count. @throws AppError rate_limited */
export async function enforceAtOnce(...uses: [Use, ...Use[]]): Promise<void> {
  const at = now();
  refuseFor(await waitsOf(uses, await countUses(uses, at), at));
}

export async function refund(limit: RateLimit, key: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "RateLimit" SET "points" = GREATEST("points" - 1, 0)
    WHERE "key" = ${rowKey(limit, key)} AND "expire" > ${now()}`;
}

/** Seconds after the last free failure. Each further failure doubles them. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 900;

const waitOf = (limit: RateLimit): RateLimit => ({ ...limit, name: `${limit.name}-wait` });

interface Guess<T> {
  limit: RateLimit;
  key: string;
  isWrong: (error: unknown) => boolean;
  compare: () => Promise<T>;
}

/** Counts a failure before comparing, so that parallel guesses cannot exceed the free ones. */
export async function limitedGuess<T>({ limit, key, isWrong, compare }: Guess<T>): Promise<T> {
  const wait = await countGuess(limit, key);
  try {
    const result = await compare();
    await forgetGuesses(limit, key);
    return result;
  } catch (error) {
    if (!isWrong(error)) await undoGuess(limit, key, wait);
    throw error;
  }
}

async function countGuess(limit: RateLimit, key: string): Promise<Date | null> {
  const at = now();
  const waitKey = rowKey(waitOf(limit), key);
  const checkWait = async () => refuseFor([await secondsLeft(waitKey, at, LONGEST_WAIT)]);
  await checkWait();
  return transaction(async () => {
    // Counting first locks the row, so that the next guess sees the wait that this one may start.
    const countsByKey = await countUses([[{ ...limit, points: MAX_POINTS }, key]], at);
    await checkWait();
    const over = Math.max(...countsByKey.values()) - limit.points;
    if (over < 0) return null;
    const expire = addMs(at, Math.min(FIRST_WAIT * 2 ** over, LONGEST_WAIT) * 1000);
    const firstGuess = { where: { key: waitKey }, create: { key: waitKey, points: 1, expire }, update: { expire } };
    await db().rateLimit.upsert(firstGuess);
    return expire;
  });
}

async function forgetGuesses(limit: RateLimit, key: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: { in: [rowKey(limit, key), rowKey(waitOf(limit), key)] } } });
}

/** For a guess that was never compared. */
async function undoGuess(limit: RateLimit, key: string, wait: Date | null): Promise<void> {
  await refund(limit, key);
  if (wait) await db().rateLimit.deleteMany({ where: { key: rowKey(waitOf(limit), key), expire: wait } });
}

export async function unlessRateLimited<Result>(work: () => Promise<Result>): Promise<Result | 'wait'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'rate_limited' || error.code === 'unavailable')) return 'wait';
    throw error;
  }
}
