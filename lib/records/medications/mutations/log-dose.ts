import 'server-only';
import type { PetAccess, WriteAccess } from '@/lib/access/pet-access';
import { recordActivity } from '@/lib/collections/activity';
import { type AttributionRow, attributeTo, type WithAttribution } from '@/lib/collections/attribution';
import { createOnce } from '@/lib/collections/create-once';
import { requireRows } from '@/lib/collections/row-limits';
import type { Author } from '@/lib/collections/rules';
import { createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import type { CreateResult } from '@/lib/core/http/repeated';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { doseActivity } from '../dose-activity';
import { checkDose, doubleDoseText, earlyQuestion } from '../dose-check';
import { type DoseGuard, type GuardedDose, guardOf } from '../dose-guard';
import { endOfSpacing, findDoubleDose, spacing } from '../double-dose';
import {
  attributedDoseColumns,
  type Dose,
  type DoseRow,
  type Medication,
  toDose,
  withDoseVersion,
} from '../medication';
import type { DoseInput } from '../schema';
import { DOSE_REPEATED } from '../vocabulary';
import { countStock, type LockedMedication, lockMedication } from './locked-medication';

/** Limit that includes every dose that could be too close to another one. */
const NEIGHBOURS = 100;
const FAR = 400 * DAY;
const SAME_TAP = MINUTE;

type StoredDose = DoseRow & Omit<AttributionRow, 'updatedAt'> & { updatedAt: Date | null; createdAt: Date };

const toGuarded = (row: StoredDose): GuardedDose => ({
  ...toDose(row),
  createdById: row.updatedById ?? row.createdById,
});

const toAttributed = (access: WriteAccess<'doses'>, row: StoredDose) =>
  attributeTo(access, toDose)(withDoseVersion(row));

export type LoggedDose = WithAttribution<Dose> & { guard?: DoseGuard };

interface RepeatCheck {
  at: Date;
  except: string | undefined;
  again: boolean;
  knownAt: string | null;
}

async function refuseDoubleDose(
  access: WriteAccess<'doses'>,
  lockedMedication: LockedMedication,
  check: RepeatCheck,
  now: Date,
): Promise<void> {
  const { medication } = lockedMedication;
  const { at, except, again, knownAt } = check;
  if (again && knownAt === null) return;
  const distance = Math.min(FAR, Math.max(DAY, spacing(medication)));
  const rows = await db().dose.findMany({
    where: {
      medicationId: medication.id,
      status: 'given',
      at: { gte: addMs(at, -distance), lte: addMs(at, distance) },
      ...(except !== undefined && { id: { not: except } }),
    },
    orderBy: { at: 'desc' },
    take: NEIGHBOURS,
    select: attributedDoseColumns,
  });
  const double = findDoubleDose(medication, rows.map(toGuarded), at);
  if (!double) return;
  const { line } = double;
  const seenAt = knownAt === null ? null : instantFromJson(knownAt);
  // Requires the time of a stored dose, which identifies the dose that the user saw.
  const isStored = seenAt !== null && rows.some((row) => row.at.getTime() === seenAt.getTime());
  if (again && isStored && instantFromJson(line.at) <= seenAt) return;
  throw alreadyGivenError(guardOf(double, { ...lockedMedication, ...access, now }), line, now);
}

function alreadyGivenError(guard: DoseGuard, line: GuardedDose, now: Date): AppError {
  const already = { by: guard.by, at: line.at, guard };
  return new AppError('dose_already_given', doubleDoseText(line, now), { already });
}

function guardOfSlot(
  access: WriteAccess<'doses'>,
  lockedMedication: LockedMedication,
  line: GuardedDose,
  now: Date,
): DoseGuard {
  const until = endOfSpacing(lockedMedication.medication, line);
  return guardOf({ kind: 'recent', line, until }, { ...lockedMedication, ...access, now });
}

function loggedDose(
  access: WriteAccess<'doses'>,
  lockedMedication: LockedMedication,
  row: StoredDose,
  now: Date,
): LoggedDose {
  const [dose, line] = [toAttributed(access, row), toGuarded(row)];
  if (line.status !== 'given') return dose;
  const guard = guardOfSlot(access, lockedMedication, line, now);
  const isSameTap = guard.isOwn && now < addMs(instantFromJson(line.at), SAME_TAP);
  return isSameTap ? dose : { ...dose, guard };
}

function refuseSkipping(
  access: WriteAccess<'doses'>,
  lockedMedication: LockedMedication,
  line: GuardedDose,
  now: Date,
): void {
  const guard = guardOfSlot(access, lockedMedication, line, now);
  if (!guard.isOwn) throw alreadyGivenError(guard, line, now);
}

interface NewDose {
  id: string;
  input: DoseInput;
  scheduledFor: Date | null;
  at: Date;
  slot: GuardedDose | null;
  author: Author;
}

function checkLogging(
  { medication, dateOfBirth }: LockedMedication,
  { input, scheduledFor, at, slot, author }: NewDose,
): void {
  const checkedDose = { status: input.status, scheduledFor, at, hasLine: slot !== null };
  const fields = checkDose(medication, checkedDose, dateOfBirth, author.at);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
}

function askIfEarly({ medication }: LockedMedication, { input, scheduledFor, at }: NewDose): void {
  if (input.confirmed || input.again || !scheduledFor) return;
  const question = earlyQuestion(medication, scheduledFor, at);
  if (!question) return;
  throw new AppError('confirmation_required', 'Please confirm the fields', { fields: { scheduledFor: question } });
}

const isRepeatOf = ({ input: { again, status }, slot }: Pick<NewDose, 'input' | 'slot'>) =>
  again && status === 'given' && slot?.status === 'given';

async function storeDose(access: WriteAccess<'doses'>, medication: Medication, logging: NewDose): Promise<LoggedDose> {
  const { input, at, author } = logging;
  const { status, note, again } = input;
  const isRepeat = isRepeatOf(logging);
  const isGiven = status === 'given';
  const dose = { status, at, by: author.name, note, reason: again && isGiven ? input.reason : null };
  const values = { ...dose, updatedAt: author.at, updatedById: access.memberId };
  const activity = { at: author.at, collection: 'doses' } as const;
  const line = isRepeat ? null : logging.slot;
  const { id: medicationId, name: medicine } = medication;
  if (line) {
    await countStock(access, medicationId, isGiven ? -1 : 1, author.at);
    const where = { id: line.id, petId: access.petId };
    const changedDose = await db().dose.update({ where, data: values, select: attributedDoseColumns });
    const activityLine = doseActivity(changedDose, medicine, line.status);
    await recordActivity(access, { ...activity, kind: 'changed', entryId: changedDose.id, shown: activityLine });
    return toAttributed(access, changedDose);
  }
  await countStock(access, medicationId, isGiven ? -1 : 0, author.at);
  const scheduledFor = isRepeat ? null : logging.scheduledFor;
  const own = { id: logging.id, medicationId, scheduledFor, ...createdBy(access, author.at) };
  const row = await db().dose.create({ data: { ...own, ...values }, select: attributedDoseColumns });
  await recordActivity(access, { ...activity, kind: 'created', entryId: row.id, shown: doseActivity(row, medicine) });
  return toAttributed(access, row);
}

async function findPlanned({ petId }: WriteAccess<'doses'>, medicationId: string, scheduledFor: Date | null) {
  if (scheduledFor === null || !isId(medicationId)) return null;
  return db().dose.findFirst({ where: { medicationId, petId, scheduledFor }, select: attributedDoseColumns });
}

/**
 * Logs a dose. Each planned dose has one log entry: repeating the status changes nothing, the opposite status updates
 * the entry and the stock. A dose given again gets its own entry, which matches no planned dose.
 * @throws AppError dose_already_given within the guard interval, unless given again with a reason;
 * confirmation_required far ahead of its time, unless confirmed
 */
export function logDose(
  access: WriteAccess<'doses'>,
  medicationId: string,
  input: DoseInput,
  { id = newId(), ...author }: Author & { id?: string },
): Promise<LoggedDose> {
  return transaction(async () => {
    const scheduledFor = input.scheduledFor === null ? null : instantFromJson(input.scheduledFor);
    await requireRows(access, 'doses', {
      isStored: async () => {
        const storedDose = await findPlanned(access, medicationId, scheduledFor);
        return storedDose !== null && !isRepeatOf({ input, slot: toGuarded(storedDose) });
      },
    });
    const lockedMedication = await lockMedication(access, medicationId);
    const at = input.at ?? author.at;
    const row = await findPlanned(access, medicationId, scheduledFor);
    const slot = row && toGuarded(row);
    const logging = { id, input, scheduledFor, at, slot, author };
    const isRepeat = isRepeatOf(logging);
    if (row?.status === input.status && !isRepeat) return loggedDose(access, lockedMedication, row, author.at);
    if (slot?.status === 'given' && !isRepeat) refuseSkipping(access, lockedMedication, slot, author.at);
    checkLogging(lockedMedication, logging);
    if (input.status === 'given') {
      const { again, knownAt } = input;
      const except = isRepeat ? undefined : slot?.id;
      await refuseDoubleDose(access, lockedMedication, { at, except, again, knownAt }, author.at);
      askIfEarly(lockedMedication, logging);
    }
    const dose = await storeDose(access, lockedMedication.medication, logging);
    if (dose.reason !== null) await enqueue(DOSE_REPEATED, { doseId: dose.id });
    return dose;
  });
}

/** Logs a dose once per id created by a device. @throws AppError conflict if the id belongs to another dose */
export function logDoseOnce(
  access: PetAccess<'edit'>,
  medicationId: string,
  input: DoseInput,
  { entryId, ...author }: Author & { entryId: string | null },
): Promise<CreateResult<LoggedDose>> {
  return createOnce(access, {
    of: 'doses',
    id: entryId,
    find: (id) => findDose(access, medicationId, id),
    create: (id) => logDose(access, medicationId, input, { ...author, id }),
  });
}

async function findDose(access: PetAccess<'edit'>, medicationId: string, id: string): Promise<LoggedDose | null> {
  if (!isId(medicationId)) throw notFoundError();
  const where = { id, medicationId, petId: access.petId };
  const row = await db().dose.findFirst({ where, select: attributedDoseColumns });
  return row && toAttributed(access, row);
}
