import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { recordActivity } from '@/lib/collections/activity';
import { type Attributed, type AttributionRow, attributed } from '@/lib/collections/attribution';
import type { Author } from '@/lib/collections/rules';
import { createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import type { ActivityKind } from '@/prisma/client/enums';
import { checkDose, doubleDoseQuestion, doubleDoseText } from './dose-check';
import { findDoubleDose, spacing } from './double-dose';
import {
  attributedDoseColumns,
  type Dose,
  type DoseRow,
  doseColumns,
  type Medication,
  medicationColumns,
  toDose,
  toMedication,
  withDoseVersion,
} from './medication';
import type { DoseInput } from './schema';
import type { DoseStatus } from './vocabulary';

/** Enough for every dose that could be too close to another one. */
const NEIGHBOURS = 100;
/** A single dose is compared with all others, however long ago. */
const FAR = 400 * DAY;

type AttributedDoseRow = DoseRow & Omit<AttributionRow, 'updatedAt'> & { updatedAt: Date | null; createdAt: Date };

interface Locked {
  medication: Medication;
  dateOfBirth: string | null;
}

/** Locked until the end of the transaction: of two people who log at once, the second sees the first one's dose. */
async function lockMedication(access: PetAccess<'edit'>, medicationId: string): Promise<Locked> {
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

async function countStock(access: PetAccess<'edit'>, medicationId: string, change: number, at: Date): Promise<void> {
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

const toAttributed = (access: PetAccess<'edit'>, row: AttributedDoseRow) =>
  attributed(access, toDose)(withDoseVersion(row));

interface ToldDose {
  id: string;
  medicine: string;
  status: DoseStatus;
  note: string | null;
  was?: { status: DoseStatus };
}

function recordDose(access: PetAccess<'edit'>, kind: ActivityKind, { id, ...dose }: ToldDose, at: Date) {
  const { medicine, status, note, was } = dose;
  const shown = { medicine, status, note, ...(was && { was }) };
  return recordActivity(access, { kind, at, collection: 'doses', entryId: id, shown });
}

/** A planned dose has one line: repeating the status is a no-op, the opposite updates it and the stock. */
export function logDose(
  access: PetAccess<'edit'>,
  medicationId: string,
  input: DoseInput,
  author: Author,
): Promise<Attributed<Dose>> {
  return transaction(async () => {
    const { medication, dateOfBirth } = await lockMedication(access, medicationId);
    const { status, note, again } = input;
    const scheduledFor = input.scheduledFor === null ? null : instantFromJson(input.scheduledFor);
    const at = input.at ?? author.at;
    const first =
      scheduledFor &&
      (await db().dose.findFirst({
        where: { medicationId, petId: access.petId, scheduledFor },
        select: attributedDoseColumns,
      }));
    if (first?.status === status) return toAttributed(access, first);
    const fields = checkDose(medication, { status, scheduledFor, at, known: first !== null }, dateOfBirth, author.at);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
    if (status === 'given' && !again) await refuseDoubleDose(medication, at, first?.id, author.at);

    const said = { status, at, by: author.name, note, updatedAt: author.at, updatedById: access.memberId };
    if (first) {
      await countStock(access, medicationId, status === 'given' ? -1 : 1, author.at);
      const where = { id: first.id, petId: access.petId };
      const changed = await db().dose.update({ where, data: said, select: attributedDoseColumns });
      await recordDose(
        access,
        'changed',
        { ...changed, medicine: medication.name, was: { status: first.status } },
        author.at,
      );
      return toAttributed(access, changed);
    }
    await countStock(access, medicationId, status === 'given' ? -1 : 0, author.at);
    const own = { id: newId(), medicationId, scheduledFor, ...createdBy(access, author.at) };
    const row = await db().dose.create({ data: { ...own, ...said }, select: attributedDoseColumns });
    await recordDose(access, 'created', { ...row, medicine: medication.name }, author.at);
    return toAttributed(access, row);
  });
}

export function removeDose(
  access: PetAccess<'edit'>,
  medicationId: string,
  doseId: string,
  at: Date,
): Promise<{ success: true }> {
  return transaction(async () => {
    const { medication } = await lockMedication(access, medicationId);
    const where = { id: isId(doseId) ? doseId : '', medicationId, petId: access.petId };
    const dose = where.id ? await db().dose.findFirst({ where, select: { id: true, status: true, note: true } }) : null;
    if (!dose) throw notFoundError();
    await db().dose.deleteMany({ where });
    await recordDose(access, 'removed', { ...dose, medicine: medication.name }, at);
    await countStock(access, medicationId, dose.status === 'given' ? 1 : 0, at);
    return { success: true };
  });
}
