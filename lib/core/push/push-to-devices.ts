import 'server-only';
import { logger } from '../runtime/logger';
import { type PushMessage, type PushTarget, sendPush } from './send-push';
import { listPushTargets, recordPushes } from './subscriptions';

export interface PushOutcome {
  sent: number;
  gone: number;
  failed: number;
}

async function outcomeOf(
  { id, target }: { id: string; target: PushTarget },
  message: PushMessage,
  lifetime: number,
): Promise<'sent' | 'gone' | 'failed'> {
  try {
    return await sendPush(target, message, lifetime);
  } catch (error) {
    logger().warn({ device: id, reason: error instanceof Error ? error.message : 'unknown' }, 'push not delivered');
    return 'failed';
  }
}

export async function pushToDevices(
  userId: string,
  message: PushMessage,
  lifetime: number,
  at: Date,
): Promise<PushOutcome> {
  const targets = await listPushTargets(userId, at);
  const outcomes = await Promise.all(targets.map((one) => outcomeOf(one, message, lifetime)));
  const idsOf = (wantedOutcome: string) =>
    targets.filter((_, index) => outcomes[index] === wantedOutcome).map(({ id }) => id);
  const [sentIds, goneIds, failedIds] = [idsOf('sent'), idsOf('gone'), idsOf('failed')];
  await recordPushes(sentIds, goneIds, at);
  return { sent: sentIds.length, gone: goneIds.length, failed: failedIds.length };
}
