import 'server-only';
import { noticeByMail } from '../auth/account-notices';
import { holdOwnAccount } from '../auth/hold-account';
import { env } from '../config/env';
import { db, transaction } from '../db/client';
import { AppError, notFoundError } from '../runtime/errors';
import { type Origin, recordEvent } from '../security/audit';
import { sealText, unsealText } from '../security/secrets';
import { isId, newId } from '../validation/ids';
import {
  isServiceAddress,
  type ServiceKind,
  type ServiceProblem,
  type ServiceTarget,
  serviceLimits,
} from './service-kinds';

const PURPOSE = 'notification-service';

interface Moment {
  origin: Origin;
  at: Date;
}

export interface NotificationService {
  id: string;
  kind: ServiceKind;
  host: string;
  hasButtons: boolean;
  createdAt: string;
  lastSentAt: string | null;
  /** Reason why the last attempt failed. Null if it did not. */
  problem: ServiceProblem | null;
}

const serviceColumns = {
  ...{ id: true, kind: true, host: true, sealed: true },
  ...{ createdAt: true, lastSentAt: true, problem: true },
} as const;

type ServiceRow = Omit<NotificationService, 'hasButtons' | 'createdAt' | 'lastSentAt' | 'problem'> & {
  sealed: Uint8Array;
  createdAt: Date;
  lastSentAt: Date | null;
  problem: string | null;
};

/** Null if the row cannot be decrypted. */
function unsealTarget(sealedTarget: Uint8Array): ServiceTarget | null {
  const text = unsealText(PURPOSE, sealedTarget);
  return text === null ? null : JSON.parse(text);
}

function toService({ sealed, createdAt, lastSentAt, problem, ...row }: ServiceRow): NotificationService {
  return {
    ...row,
    hasButtons: unsealTarget(sealed)?.buttons === true,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    problem: problem as ServiceProblem | null,
  };
}

export async function listServices({ userId }: { userId: string }): Promise<NotificationService[]> {
  const rows = await db().notificationService.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: serviceColumns,
  });
  return rows.map(toService);
}

/** @throws AppError invalid, limit_reached, unauthenticated */
export async function addService(
  viewer: { userId: string; sessionId: string },
  target: ServiceTarget,
  { origin, at }: Moment,
): Promise<NotificationService> {
  if (!isServiceAddress(target.address, env().NOTIFY_HOSTS)) {
    throw new AppError('invalid', 'Please check the fields', { fields: { address: 'reminders.validation.address' } });
  }
  const { userId } = viewer;
  const sealedTarget = sealText(PURPOSE, JSON.stringify(target));
  return transaction(async () => {
    await holdOwnAccount(viewer);
    if ((await db().notificationService.count({ where: { userId } })) >= serviceLimits.perUser)
      throw new AppError('limit_reached', `An account can have ${serviceLimits.perUser} notification services`);
    const { host } = new URL(target.address);
    const row = await db().notificationService.create({
      data: { id: newId(), userId, kind: target.kind, host, sealed: sealedTarget, createdAt: at },
      select: serviceColumns,
    });
    await recordEvent({ action: 'notification_service_added', actor: { kind: 'user', id: userId }, origin, at });
    await noticeByMail('service_added', await db().user.findUniqueOrThrow({ where: { id: userId } }));
    return toService(row);
  });
}

/** @throws AppError not_found */
export async function removeService({ userId }: { userId: string }, id: string, { origin, at }: Moment): Promise<void> {
  if (!isId(id)) throw notFoundError();
  await transaction(async () => {
    const { count } = await db().notificationService.deleteMany({ where: { id, userId } });
    if (count === 0) throw notFoundError();
    await recordEvent({ action: 'notification_service_removed', actor: { kind: 'user', id: userId }, origin, at });
  });
}

/** Skips rows that cannot be decrypted. @param id of a single service; all services without it */
export async function listServiceTargets(
  userId: string,
  id?: string,
): Promise<{ id: string; target: ServiceTarget }[]> {
  const rows = await db().notificationService.findMany({
    where: { userId, ...(id !== undefined && { id }) },
    select: { id: true, sealed: true },
  });
  return rows.flatMap(({ id: serviceId, sealed }) => {
    const target = unsealTarget(sealed);
    return target === null ? [] : [{ id: serviceId, target }];
  });
}

export async function recordAttempt(id: string, problem: ServiceProblem | null, at: Date): Promise<void> {
  const data = problem === null ? { problem, lastSentAt: at } : { problem };
  await db().notificationService.updateMany({ where: { id }, data });
}
