import 'server-only';
import { enforceLimits } from '../security/rate-limit';
import { originOf } from './origin';
import { requestNetwork, type WithHeaders } from './request';

const PER_MINUTE = { points: 20, duration: 60 };

/**
 * Counts a request whose secret of 256 bits opens nothing, by network and device. It bounds work and protects no secret,
 * so it follows the comparison: a valid secret never waits for the mistakes of others.
 * @throws AppError rate_limited
 */
export async function countMiss(request: WithHeaders, name: string): Promise<void> {
  await enforceLimits([{ name, ...PER_MINUTE }, `${requestNetwork(request)} ${originOf(request).device}`]);
}

/** Runs work that begins with comparing a secret, and counts a failure that `isMiss` recognizes. @throws AppError rate_limited */
export async function countingMisses<Result>(
  request: WithHeaders,
  { name, isMiss }: { name: string; isMiss: (error: unknown) => boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isMiss(error)) await countMiss(request, name);
    throw error;
  }
}
