import 'server-only';
import { env } from '../config/env';
import { notFoundError } from '../runtime/errors';
import { logger } from '../runtime/logger';
import { isId } from '../validation/ids';
import { ClosedAddressError, postOutside } from './post-outside';
import type { PushOutcome } from './push-to-devices';
import type { PushMessage } from './send-push';
import { isServiceAddress, type ServiceProblem, type ServiceTarget } from './service-kinds';
import { type ServiceMessage, serviceRequest } from './service-request';
import { listServiceTargets, recordAttempt } from './services';

/** Problems that a retry within minutes does not solve. */
const FINAL: readonly ServiceProblem[] = ['address', '404', '410'];

async function postMessage(target: ServiceTarget, message: ServiceMessage, at: Date): Promise<ServiceProblem | null> {
  const { APP_URL, NOTIFY_HOSTS } = env();
  // NOTIFY_HOSTS may have changed since the service was stored.
  if (!isServiceAddress(target.address, NOTIFY_HOSTS)) return 'address';
  const url = new URL(message.url, APP_URL).href;
  try {
    const status = await postOutside(serviceRequest(target, { ...message, url }, at), NOTIFY_HOSTS);
    return status >= 200 && status < 300 ? null : `${status}`;
  } catch (error) {
    return error instanceof ClosedAddressError ? 'address' : 'no_answer';
  }
}

type Stored = { id: string; target: ServiceTarget };

async function pushTo({ id, target }: Stored, message: ServiceMessage, at: Date): Promise<ServiceProblem | null> {
  const problem = await postMessage(target, message, at);
  if (problem !== null) logger().warn({ service: id, problem }, 'notification service not reached');
  await recordAttempt(id, problem, at);
  return problem;
}

export async function pushToServices(
  userId: string,
  message: PushMessage,
  at: Date,
  createButtonMessage?: ((serviceId: string) => Promise<ServiceMessage>) | null,
): Promise<PushOutcome> {
  const targets = await listServiceTargets(userId);
  const problems = await Promise.all(
    targets.map(async (one) => {
      const own =
        one.target.kind === 'ntfy' && one.target.buttons && createButtonMessage
          ? await createButtonMessage(one.id)
          : message;
      return pushTo(one, own, at);
    }),
  );
  const goneCount = problems.filter((problem) => problem !== null && FINAL.includes(problem)).length;
  const sentCount = problems.filter((problem) => problem === null).length;
  return { sent: sentCount, gone: goneCount, failed: problems.length - sentCount - goneCount };
}

/** @throws AppError not_found */
export async function pushToService(
  { userId, id }: { userId: string; id: string },
  message: PushMessage,
  at: Date,
): Promise<ServiceProblem | null> {
  const [storedTarget] = isId(id) ? await listServiceTargets(userId, id) : [];
  if (!storedTarget) throw notFoundError();
  return pushTo(storedTarget, message, at);
}
