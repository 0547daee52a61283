import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { WithAttribution } from '@/lib/collections/attribution';
import { createOnce } from '@/lib/collections/create-once';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import type { CreateResult } from '@/lib/core/http/repeated';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { measures, readings } from './collection';
import type { Measure, MeasureRow } from './measure';
import type { Reading } from './reading';
import type { MeasurePatch, ReadingInput, ReadingPatch } from './schema';

interface ReadingPlace {
  measureId: string;
  id: string;
}

type StoredMeasure = Pick<MeasureRow, 'kind' | 'unit' | 'endedOn'>;

/** @throws AppError not_found if the pet has no such measure, or the measure no such reading */
async function requireMeasure(
  { petId }: PetAccess<'edit'>,
  measureId: string,
  readingId?: string,
): Promise<StoredMeasure> {
  if (!isId(measureId) || (readingId !== undefined && !isId(readingId))) throw notFoundError();
  const mine = readingId === undefined ? {} : { readings: { some: { id: readingId, petId } } };
  const measure = await db().measure.findFirst({
    where: { id: measureId, petId, ...notDeleted, pet: notDeleted, ...mine },
    select: { kind: true, unit: true, endedOn: true },
  });
  if (!measure) throw notFoundError();
  return measure;
}

/** @throws AppError invalid */
function requirePressure({ kind }: Pick<Measure, 'kind'>, { diastolic = null }: ReadingPatch): void {
  if (diastolic === null || kind === 'blood_pressure') return;
  const fields = { diastolic: 'entries.validation.invalid' };
  throw new AppError('invalid', 'Only blood pressure has a second value', { fields });
}

/** @throws AppError invalid for a reading after the measure's last day, in the author's time zone */
function requireInUse({ endedOn }: StoredMeasure, { measuredAt }: ReadingPatch, { timeZone }: Author): void {
  if (!endedOn || !measuredAt || dayIn(measuredAt, timeZone) <= dayFromColumn(endedOn)) return;
  const fields = { measuredAt: 'measures.validation.ended' };
  throw new AppError('invalid', 'The measure has ended before this day', { fields });
}

/** @throws AppError invalid if the kind of a measure with readings changes, and errors of an update */
export function updateMeasure(
  access: PetAccess<'edit'>,
  id: string,
  patch: MeasurePatch,
  author: Author,
  ifMatch: string | null = null,
): Promise<WithAttribution<Measure>> {
  return transaction(async () => {
    const { kind } = await requireMeasure(access, id);
    const isOther = patch.kind !== undefined && patch.kind !== kind;
    if (isOther && (await db().reading.count({ where: { measureId: id, petId: access.petId, ...notDeleted } })) > 0) {
      const fields = { kind: 'measures.validation.kind' };
      throw new AppError('invalid', 'A measure with readings keeps its kind', { fields });
    }
    return measures.update(access, id, patch, author, ifMatch);
  });
}

export function createReading(
  access: PetAccess<'edit'>,
  measureId: string,
  input: ReadingInput,
  { entryId, ...author }: Author & { entryId: string | null },
): Promise<CreateResult<WithAttribution<Reading>>> {
  return transaction(async () => {
    const measure = await requireMeasure(access, measureId);
    requirePressure(measure, input);
    requireInUse(measure, input, author);
    const { unit = measure.unit } = input;
    return createOnce(access, {
      of: 'readings',
      id: entryId,
      find: async (id) => {
        const isOfMeasure = (await db().reading.count({ where: { id, measureId, petId: access.petId } })) > 0;
        return isOfMeasure ? readings.getStored(access, id) : null;
      },
      create: (id) => readings.create(access, { ...input, unit, measureId }, author, id),
    });
  });
}

export function updateReading(
  access: PetAccess<'edit'>,
  { measureId, id }: ReadingPlace,
  patch: ReadingPatch,
  author: Author,
  ifMatch: string | null = null,
): Promise<WithAttribution<Reading>> {
  return transaction(async () => {
    const measure = await requireMeasure(access, measureId, id);
    requirePressure(measure, patch);
    requireInUse(measure, patch, author);
    return readings.update(access, id, patch, author, ifMatch);
  });
}

export function removeReading(
  access: PetAccess<'edit'>,
  { measureId, id }: ReadingPlace,
  at: Date,
  ifMatch: string | null = null,
) {
  return transaction(async () => {
    await requireMeasure(access, measureId, id);
    return readings.remove(access, id, at, ifMatch);
  });
}

export function restoreReading(
  access: PetAccess<'edit'>,
  { measureId, id }: ReadingPlace,
  at: Date,
): Promise<WithAttribution<Reading>> {
  return transaction(async () => {
    await requireMeasure(access, measureId, id);
    return readings.restore(access, id, at);
  });
}
