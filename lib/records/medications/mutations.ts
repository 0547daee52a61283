import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { checkDose, doubleDoseQuestion, doubleDoseText } from './dose-check';
import { findDoubleDose, spacing } from './double-dose';
import { type Dose, doseColumns, type Medication, medicationColumns, toDose, toMedication } from './medication';
import type { DoseInput } from './schema';

/** Enough for every dose that could be too close to another one. */
const NEIGHBOURS = 100;
/** A single dose is compared with all others, however long ago. */
const FAR = 400 * DAY;

interface Locked {
  medication: Medication;
  dateOfBirth: string | null;
}

/** Locked until the end of the transaction: of two people who log at once, the second sees the first one's dose. */
async function lockMedication(access: WriteAccess<'doses'>, medicationId: string): Promise<Locked> {
  if (!isId(medicationId)) throw notFoundError();
  const [lock] = await db().$queryRaw<{ dateOfBirth: Date | null }[]>`
    SELECT p."dateOfBirth" FROM "Medication" m JOIN "Pet" p ON p."id" = m."petId"
    WHERE m."id" = ${medicationId}::uuid AND m."petId" = ${access.petId}::uuid
      AND m."deletedAt" IS NULL AND p."deletedAt" IS NULL
    FOR UPDATE OF m`;
  if (!lock) throw notFoundError();
  const where = { id: medicationId, petId: access.petId };
  const row = await db().medication.findFirstOrThrow({ where, select: medicationColumns });
  return { medication: toMedication(row), dateOfBirth: lock.dateOfBirth && dayFromColumn(lock.dateOfBirth) };
}

async function countStock(access: WriteAccess<'doses'>, medicationId: string, change: number, at: Date): Promise<void> {
  if (change === 0) return;
  await db().medication.updateMany({
    where: { id: medicationId, petId: access.petId, stockDoses: { not: null } },
    data: { stockDoses: { increment: change }, updatedAt: at },
  });
}

async function refuseDoubleDose(medication: Medication, at: Date, except: string | undefined, now: Date) {
  const reach = Math.min(FAR, Math.max(DAY, spacing(medication)));
  const rows = await db().dose.findMany({
    where: {
      medicationId: medication.id,
      status: 'given',
      at: { gte: addMs(at, -reach), lte: addMs(at, reach) },
      ...(except !== undefined && { id: { not: except } }),
    },
    orderBy: { at: 'desc' },
    take: NEIGHBOURS,
    select: doseColumns,
  });
  const other = findDoubleDose(medication, rows.map(toDose), at);
  if (!other) return;
  throw new AppError('conflict', doubleDoseText(other, now), { fields: { again: doubleDoseQuestion(other, now) } });
}

/** A planned dose has one line: repeating the status is a no-op, the opposite updates it and the stock. */
export function logDose(
  access: WriteAccess<'doses'>,
  medicationId: string,
  input: DoseInput,
  author: Author,
): Promise<Dose> {
  return transaction(async () => {
    const { medication, dateOfBirth } = await lockMedication(access, medicationId);
    const { status, note, again } = input;
    const scheduledFor = input.scheduledFor === null ? null : instantFromJson(input.scheduledFor);
    const at = input.at ?? author.at;
    const first =
      scheduledFor &&
      (await db().dose.findFirst({ where: { medicationId, petId: access.petId, scheduledFor }, select: doseColumns }));
    if (first?.status === status) return toDose(first);
    const fields = checkDose(medication, { status, scheduledFor, at, known: first !== null }, dateOfBirth, author.at);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
    if (status === 'given' && !again) await refuseDoubleDose(medication, at, first?.id, author.at);

    const said = { status, at, by: author.name, note, createdById: access.memberId };
    if (first) {
      await countStock(access, medicationId, status === 'given' ? -1 : 1, author.at);
      const where = { id: first.id, petId: access.petId };
      return toDose(await db().dose.update({ where, data: said, select: doseColumns }));
    }
    await countStock(access, medicationId, status === 'given' ? -1 : 0, author.at);
    const own = { id: newId(), petId: access.petId, medicationId, scheduledFor, createdAt: author.at };
    return toDose(await db().dose.create({ data: { ...own, ...said }, select: doseColumns }));
  });
}

/** @param only whose lines may go */
export function removeDose(
  access: WriteAccess<'doses'>,
  medicationId: string,
  doseId: string,
  at: Date,
  only: { createdById?: string } = {},
): Promise<{ success: true }> {
  return transaction(async () => {
    await lockMedication(access, medicationId);
    const where = { id: isId(doseId) ? doseId : '', medicationId, petId: access.petId, ...only };
    const dose = where.id ? await db().dose.findFirst({ where, select: { status: true } }) : null;
    if (!dose) throw notFoundError();
    await db().dose.deleteMany({ where });
    await countStock(access, medicationId, dose.status === 'given' ? 1 : 0, at);
    return { success: true };
  });
}
