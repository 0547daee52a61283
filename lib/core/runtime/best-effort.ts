import 'server-only';
import { logger } from './logger';

/** For work after a committed write: logs a failure with this text and does not change the answer. */
export async function bestEffort(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger().error({ reason: error instanceof Error ? error.name : 'unknown' }, failed);
  }
}
