import 'server-only';
import { logger } from './logger';

/** For what follows a committed write: a failure is logged with this text and leaves the answer as it is. */
export async function bestEffort(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger().error({ reason: error instanceof Error ? error.name : 'unknown' }, failed);
  }
}
