import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import { type ActivityValues, recordActivity } from '@/lib/collections/activity';
import { type AttributionRow, attributeTo, type WithAttribution } from '@/lib/collections/attribution';
import { requireRows } from '@/lib/collections/row-limits';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { validate } from '@/lib/core/http/validate';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayToColumn } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isId } from '@/lib/core/validation/ids';
import type { ActivityKind } from '@/prisma/client/enums';
import { completionRefusal } from './day-plan';
import {
  attributedCompletionColumns,
  type Completion,
  type CompletionRow,
  type Routine,
  routineColumns,
  toCompletion,
  toRoutine,
} from './routine';
import { type CompletionInput, completionDay } from './schema';

/** Locks the routine until the transaction ends. The second of two concurrent check-offs then sees the first. */
async function lockRoutine(access: WriteAccess<'ticks'>, routineId: string): Promise<Routine> {
  if (!isId(routineId)) throw notFoundError();
  const [lock] = await db().$queryRaw<unknown[]>`
    SELECT r."id" FROM "Routine" r JOIN "Pet" p ON p."id" = r."petId"
    WHERE r."id" = ${routineId}::uuid AND r."petId" = ${access.petId}::uuid
      AND r."deletedAt" IS NULL AND p."deletedAt" IS NULL
    FOR UPDATE OF r`;
  if (!lock) throw notFoundError();
  const where = { id: routineId, petId: access.petId };
  return toRoutine(await db().routine.findFirstOrThrow({ where, select: routineColumns }));
}

/** Reschedules reminders, because a completed task needs none and a reopened one does. */
async function remindAnew(access: WriteAccess<'ticks'>, routineId: string, at: Date): Promise<void> {
  await db().routine.updateMany({ where: { id: routineId, petId: access.petId }, data: { remindAt: at } });
}

const refuseDate = (date: string): never => {
  throw new AppError('invalid', 'Please check the fields', { fields: { date } });
};

function recordCompletion(
  access: WriteAccess<'ticks'>,
  kind: ActivityKind,
  change: { entryId: string; shown: ActivityValues; at: Date },
): Promise<void> {
  return recordActivity(access, { ...change, kind, collection: 'completions' });
}

type Row = CompletionRow & Omit<AttributionRow, 'updatedAt'>;

const toActivityLine = (access: WriteAccess<'ticks'>, row: Row) =>
  attributeTo(access, toCompletion)({ ...row, updatedAt: row.at });

export function setCompletion(
  access: WriteAccess<'ticks'>,
  routineId: string,
  date: string,
  { status, at: doneAt }: CompletionInput,
  author: Author,
): Promise<WithAttribution<Completion>> {
  const { date: onDay }: { date: Day } = validate(completionDay, { date });
  return transaction(async () => {
    const day = dayToColumn(onDay);
    const own = { routineId, petId: access.petId, day };
    const isStored = async () => isId(routineId) && (await db().routineCompletion.count({ where: own })) > 0;
    await requireRows(access, 'completions', { isStored });
    const routine = await lockRoutine(access, routineId);
    const refusal = completionRefusal(routine, onDay, fromInstant(author.at, routine.timeZone).day);
    if (refusal) refuseDate(refusal);
    const first = await db().routineCompletion.findFirst({ where: own, select: attributedCompletionColumns });
    if (first?.status === status) return toActivityLine(access, first);
    await remindAnew(access, routineId, author.at);
    const at = doneAt && doneAt < author.at ? doneAt : author.at;
    const values = { status, at, by: author.name, updatedById: access.memberId };
    const row = first
      ? await db().routineCompletion.update({
          where: { routineId_day: { routineId, day }, petId: access.petId },
          data: values,
          select: attributedCompletionColumns,
        })
      : await db().routineCompletion.create({
          data: { ...own, ...values, createdById: access.memberId },
          select: attributedCompletionColumns,
        });
    const activityLine = { title: routine.title, kind: routine.kind, status, day: onDay };
    await recordCompletion(access, first ? 'changed' : 'created', {
      entryId: routineId,
      shown: activityLine,
      at: author.at,
    });
    return toActivityLine(access, row);
  });
}

/** @param only allows only rows of this writer to be removed */
export function removeCompletion(
  access: WriteAccess<'ticks'>,
  routineId: string,
  date: string,
  at: Date,
  only: { createdById?: string } = {},
): Promise<{ success: true }> {
  const { date: onDay }: { date: Day } = validate(completionDay, { date });
  return transaction(async () => {
    const { title, kind } = await lockRoutine(access, routineId);
    const { count } = await db().routineCompletion.deleteMany({
      where: { routineId, petId: access.petId, day: dayToColumn(onDay), ...only },
    });
    if (count > 0) {
      await remindAnew(access, routineId, at);
      await recordCompletion(access, 'removed', { entryId: routineId, shown: { title, kind, day: onDay }, at });
    }
    return { success: true };
  });
}
