import 'server-only';
import { enforceLimits } from '../security/rate-limit';
import { originOf } from './origin';
import { requestNetwork, type WithHeaders } from './request';

const PER_MINUTE = { points: 20, duration: 60 };

/**
 * Call only after a 256-bit secret was not found, so that other people's misses never slow a valid secret.
 * @throws AppError rate_limited
 */
export async function countMiss(request: WithHeaders, name: string): Promise<void> {
  await enforceLimits([{ name, ...PER_MINUTE }, `${requestNetwork(request)} ${originOf(request).device}`]);
}

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
