import 'server-only';
import { logger } from './logger';

export async function bestEffort(failureMessage: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger().error({ reason: error instanceof Error ? error.name : 'unknown' }, failureMessage);
  }
}
