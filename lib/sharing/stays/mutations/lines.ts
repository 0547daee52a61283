import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { WriteAccess } from '@/lib/access/pet-access';
import { nameSitter, type StayAccess, writeAccess } from '@/lib/access/stay-access';
import { isDayOf, isInstantOf, sitterDays } from '@/lib/access/stay-days';
import type { Sitter } from '@/lib/access/stay-sitter';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { Attribution } from '@/lib/page-context/attribution';
import type { Dose } from '@/lib/records/medications/medication';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { removeCompletion, setCompletion } from '@/lib/records/routines/mutations';
import type { Completion } from '@/lib/records/routines/routine';
import type { StayDoseInput, TickInput } from '@/lib/sharing/stays/schema';
import { scheduleMessage } from './schedule-message';

export function rememberSitter(stay: StayAccess, sitter: Sitter, at: Date): Promise<StayAccess> {
  return transaction(() => nameSitter(stay, sitter, at));
}

const authorOf = ({ sitterName, timeZone }: StayAccess, at: Date): Author => ({
  ...{ name: sitterName ?? '', timeZone, at },
});

export function outsideError(field: string): AppError {
  return new AppError('invalid', 'Please check the fields', { fields: { [field]: 'stays.validation.outside' } });
}

/** Removes member names, which link readers must not see. */
function withoutPeople<Line extends object>(line: Line & Partial<Attribution> & { guard?: unknown }) {
  const { createdBy: _, updatedBy: __, guard: ___, ...own } = line;
  return own;
}

function refuseWithoutPeople(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'dose_already_given') throw error;
  const { at } = error.detail.already as { at: string };
  throw new AppError(error.code, error.message, { already: { at } });
}

const otherSitterError = () =>
  new AppError('forbidden', 'Someone else entered this', { fields: { undo: 'stays.reader.said.notYours' } });

/** An undo removes only check-offs by this device and name. @throws AppError forbidden for those of others */
export function tickOfStay(
  stay: StayAccess,
  { petId, routineId, day, undo }: TickInput,
  at: Date,
): Promise<Completion | { success: true }> {
  return transaction(async () => {
    const access = await writeAccess(stay, 'ticks', petId, at);
    if (!isDayOf(sitterDays(stay, at), day)) throw outsideError('day');
    if (undo) {
      const by = { createdById: access.memberId ?? '' };
      if (stay.device !== '') await removeCompletion(access, routineId, day, at, by);
      const where = { routineId, petId, day: dayToColumn(day) };
      if ((await db().routineCompletion.count({ where })) > 0) throw otherSitterError();
      return { success: true };
    }
    await scheduleMessage(stay, at);
    return withoutPeople(await setCompletion(access, routineId, day, { status: 'done' }, authorOf(stay, at)));
  });
}

/** Checks that the medication is as-needed, because planned doses need `scheduledFor`. @throws AppError invalid */
async function requireAsNeeded(petId: string, medicationId: string): Promise<void> {
  const where = { id: medicationId, petId, ...notDeleted };
  const medication = await db().medication.findFirst({ where, select: { frequency: true } });
  if (medication && medication.frequency !== 'PRN') throw outsideError('scheduledFor');
}

export function doseOfStay(
  stay: StayAccess,
  { petId, medicationId, scheduledFor, doseId, undo, ...confirmation }: StayDoseInput,
  at: Date,
): Promise<Dose | { success: true }> {
  return transaction(async () => {
    const access = await writeAccess(stay, 'doses', petId, at);
    if (!isId(medicationId)) throw notFoundError();
    const plannedAt = scheduledFor === null ? null : instantFromJson(scheduledFor);
    if (plannedAt === null) await requireAsNeeded(petId, medicationId);
    else if (!isInstantOf(sitterDays(stay, at), plannedAt, stay.timeZone)) throw outsideError('scheduledFor');
    if (!undo) {
      await scheduleMessage(stay, at);
      const { confirmed, reason, knownAt } = confirmation;
      const again = plannedAt !== null && reason !== null && knownAt !== null && { again: true, reason, knownAt };
      const input = doseInput(at).parse({ status: 'given', scheduledFor, confirmed, ...again });
      return withoutPeople(await logDose(access, medicationId, input, authorOf(stay, at)).catch(refuseWithoutPeople));
    }
    const only = plannedAt === null && doseId !== undefined && isId(doseId) ? { id: doseId } : {};
    return undoDose(access, { medicationId, petId, scheduledFor: plannedAt, ...only }, { device: stay.device, at });
  });
}

interface UndoneDose {
  medicationId: string;
  petId: string;
  scheduledFor: Date | null;
  id?: string;
}

async function undoDose(
  access: WriteAccess<'doses'>,
  where: UndoneDose,
  { device, at }: { device: string; at: Date },
): Promise<{ success: true }> {
  const own = await db().dose.findFirst({
    where: { ...where, createdById: access.memberId },
    orderBy: { at: 'desc' },
    select: { id: true },
  });
  if (own && device !== '')
    return removeDose(access, where.medicationId, own.id, at, { createdById: access.memberId ?? '' });
  const isNamed = where.scheduledFor !== null || where.id !== undefined;
  if (isNamed && (await db().dose.count({ where })) > 0) throw otherSitterError();
  return { success: true };
}
