import 'server-only';
import { claimDueRows, remindedPeopleSql, setNextEvaluation } from '@/lib/collections/due-rows';
import { MAX_DELAY } from '@/lib/collections/reminder-times';
import { db, transaction } from '@/lib/core/db/client';
import { enqueueAll } from '@/lib/core/jobs/queue';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { notFoundError } from '@/lib/core/runtime/errors';
import { nowMs } from '@/lib/core/time/clock';
import { addMs, DAY, MINUTE } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { type DraftReminder, draft, evaluate } from '@/lib/reminders/evaluate';
import { passedOn, type UnansweredReminder } from '@/lib/reminders/next-recipient';
import { findRepeatedDose, type PendingReminder, pendingColumns } from '@/lib/reminders/queries';
import { listReachable } from '@/lib/reminders/recipients';
import { petSources, sources } from '@/lib/reminders/sources';
import { reminderKinds, type SourceKind, sourceKinds } from '@/lib/reminders/vocabulary';

export const REMINDER_SEND = { name: 'reminder-send' } as const;

const BATCH = 200;
/** Limit of one tick, which must end before the next begins. */
const TICK_MS = 50_000;
/** Time that a process has for sending before another one may try. Shorter than the queue's timeout. */
const LEASE = MINUTE;
const RETENTION_MS = 30 * DAY;

/** Inserts due reminders with a job each. Idempotent, even across processes. @returns number of new reminders */
async function persist(due: readonly DraftReminder[], at: Date): Promise<number> {
  if (due.length === 0) return 0;
  const createdReminders = await db().reminder.createManyAndReturn({
    data: due.map((one) => ({ ...one, id: newId(), createdAt: at })),
    skipDuplicates: true,
    select: { id: true, sendAt: true },
  });
  const jobs = createdReminders.map(({ id, sendAt }) => ({ data: { reminderId: id }, startAt: sendAt }));
  await enqueueAll(REMINDER_SEND, jobs);
  return createdReminders.length;
}

function tickBatch(kind: SourceKind, at: Date): Promise<{ taken: number; made: number }> {
  const source = sources[kind];
  return transaction(async () => {
    const rows = await claimDueRows(source, at, BATCH);
    if (rows.length === 0) return { taken: 0, made: 0 };
    const evaluations = rows.map((row) => evaluate(kind, source, row, at));
    const due = evaluations.flatMap((evaluation) => evaluation.due);
    const open = due.length > 0 && source.withoutDone ? await source.withoutDone(due) : due;
    const createdCount = await persist(open, at);
    await setNextEvaluation(source.table, evaluations);
    return { taken: rows.length, made: createdCount };
  });
}

function escalate(at: Date): Promise<number> {
  return transaction(async () => {
    const rows = await db().$queryRaw<{ id: string; waiting: boolean }[]>`
      UPDATE "Reminder" r SET "escalateAt" = NULL, "sentAt" = NULL, "mailState" = CASE
        WHEN r."acknowledgedAt" IS NULL AND r."mailState" IS NULL AND u."reminderMail" AND ${sendsMail()} THEN 'waiting' ELSE r."mailState" END
      FROM "User" u WHERE u."id" = r."userId" AND r."id" IN (
        SELECT "id" FROM "Reminder" WHERE "escalateAt" <= ${at} ORDER BY "escalateAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING r."id", (r."mailState" = 'waiting') IS TRUE AS "waiting"`;
    const mails = rows.filter(({ waiting }) => waiting);
    await enqueueAll(
      REMINDER_SEND,
      mails.map(({ id }) => ({ data: { reminderId: id }, startAt: at })),
    );
    return mails.length;
  });
}

/** Claims each reminder once, even across processes. */
function claimUnanswered(at: Date): Promise<UnansweredReminder[]> {
  return db().$queryRaw<UnansweredReminder[]>`
    WITH claimed AS (
      UPDATE "Reminder" SET "passOnAt" = NULL WHERE "id" IN (
        SELECT "id" FROM "Reminder" WHERE "passOnAt" <= ${at} ORDER BY "passOnAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING "userId", "petId", "kind", "sourceId", "dueAt", "subject", "acknowledgedAt"
    )
    SELECT c."userId", c."petId", c."kind", c."sourceId", c."dueAt", c."subject", u."reminderRules" AS "ownerRules",
      ${remindedPeopleSql(at)} AS "people", ARRAY(
        SELECT r."userId"::text FROM "PetMember" m JOIN "Reminder" r ON r."userId" = m."userId"
          AND r."kind" = c."kind" AND r."sourceId" = c."sourceId" AND r."dueAt" = c."dueAt"
        WHERE m."petId" = c."petId"
      ) AS "told"
    FROM claimed c JOIN "Pet" p ON p."id" = c."petId" JOIN "User" u ON u."id" = p."ownerId"
    WHERE c."acknowledgedAt" IS NULL`;
}

function remindNextPeople(at: Date): Promise<number> {
  return transaction(async () => {
    const rows = await claimUnanswered(at);
    const drafts = rows.flatMap((one) => passedOn(one, at) ?? []);
    let createdCount = 0;
    for (const kind of reminderKinds) {
      const due = drafts.filter((one) => one.kind === kind);
      if (due.length === 0) continue;
      createdCount += await persist((await petSources[kind].withoutDone?.(due)) ?? due, at);
    }
    return createdCount;
  });
}

export function notifyOfRepeatedDose(doseId: string, at: Date): Promise<number> {
  return transaction(async () => {
    const dose = await findRepeatedDose(doseId, at);
    if (!dose) return 0;
    const { petId, medicine: subject, writerId, at: dueAt } = dose;
    const others = listReachable(dose.people, 'medication').filter(({ memberId }) => memberId !== writerId);
    const turn = { kind: 'medication', petId, sourceId: doseId, subject } as const;
    return persist(
      others.map((one) => draft(turn, one, { at, dueAt }, null)),
      at,
    );
  });
}

/** Evaluates all due rows, source by source. Safe to repeat and to run concurrently. */
export async function runTick(at: Date): Promise<{ taken: number; made: number; escalated: number }> {
  const sum = { taken: 0, made: 0, escalated: await escalate(at) };
  sum.made += await remindNextPeople(at);
  const end = nowMs() + TICK_MS;
  for (const kind of sourceKinds) {
    for (let full = true; full && nowMs() < end; ) {
      const { taken, made } = await tickBatch(kind, at);
      sum.taken += taken;
      sum.made += made;
      full = taken === BATCH;
    }
  }
  return sum;
}

/** Returns null if it is too early, already sent, or claimed by another process within the last minute. */
export async function claimReminder(id: string, at: Date): Promise<PendingReminder | null> {
  const [row] = await db().reminder.updateManyAndReturn({
    where: {
      id,
      sendAt: { lte: at },
      AND: [
        { OR: [{ pushState: 'waiting' }, { mailState: 'waiting' }] },
        { OR: [{ sentAt: null }, { sentAt: { lt: addMs(at, -LEASE) } }] },
      ],
    },
    data: { sentAt: at },
    select: pendingColumns,
  });
  return row ?? null;
}

export interface DeliveryUpdate {
  pushState?: string;
  mailState?: string | null;
  sentAt?: Date | null;
  escalateAt?: Date | null;
  triedAt?: Date | null;
  givenUpAt?: Date | null;
}

export async function recordDelivery(id: string, update: DeliveryUpdate): Promise<void> {
  await db().reminder.updateMany({ where: { id }, data: { ...update } });
}

type Claim = Pick<PendingReminder, 'id' | 'sentAt'>;

/** @returns false, without a change, if a button has postponed the reminder since its claim */
export async function recordClaimed({ id, sentAt }: Claim, update: DeliveryUpdate): Promise<boolean> {
  const { count } = await db().reminder.updateMany({ where: { id, sentAt }, data: { ...update } });
  return count > 0;
}

/** Leaves a reminder that a button has postponed since its claim. */
export async function endReminder(
  { id, sentAt }: Claim,
  state: 'dropped' | 'failed',
  givenUpAt: Date | null,
): Promise<void> {
  await db().$executeRaw`
    UPDATE "Reminder" SET "escalateAt" = NULL, "givenUpAt" = ${givenUpAt},
      "passOnAt" = CASE WHEN ${state} = 'dropped' THEN NULL ELSE "passOnAt" END,
      "pushState" = CASE WHEN "pushState" = 'waiting' THEN ${state} ELSE "pushState" END,
      "mailState" = CASE WHEN "mailState" = 'waiting' THEN ${state} ELSE "mailState" END
    WHERE "id" = ${id}::uuid AND "sentAt" = ${sentAt}`;
}

export async function sweepReminders(at: Date): Promise<void> {
  await db().$executeRaw`
    UPDATE "Reminder" SET "givenUpAt" = ${at},
      "pushState" = CASE WHEN "pushState" = 'waiting' THEN 'failed' ELSE "pushState" END,
      "mailState" = CASE WHEN "mailState" = 'waiting' THEN 'failed' ELSE "mailState" END
    WHERE "createdAt" < ${addMs(at, -MAX_DELAY)} AND "sendAt" < ${addMs(at, -MAX_DELAY)}
      AND ("sentAt" IS NULL OR "sentAt" < ${addMs(at, -MAX_DELAY)}) AND 'waiting' IN ("pushState", "mailState")`;
  await db().reminder.deleteMany({ where: { createdAt: { lt: addMs(at, -RETENTION_MS) } } });
}

/** Prevents the mail that would follow. Idempotent. @throws AppError not_found */
export async function acknowledge({ userId }: { userId: string }, id: string, at: Date): Promise<{ success: true }> {
  const own = { id: isId(id) ? id : newId(), userId };
  const { count } = await db().reminder.updateMany({
    where: { ...own, acknowledgedAt: null },
    data: { acknowledgedAt: at, escalateAt: null, passOnAt: null },
  });
  if (count === 0 && (await db().reminder.count({ where: own })) === 0) throw notFoundError();
  return { success: true };
}
