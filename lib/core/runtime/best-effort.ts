import 'server-only';
import { logger } from './logger';

export async function bestEffort(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger().error({ reason: error instanceof Error ? error.name : 'unknown' }, failed);
  }
}
