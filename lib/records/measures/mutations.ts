import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { WithAttribution } from '@/lib/collections/attribution';
import { createOnce } from '@/lib/collections/create-once';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import type { CreateResult } from '@/lib/core/http/repeated';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { readings } from './collection';
import type { Measure } from './measure';
import type { Reading } from './reading';
import type { ReadingInput, ReadingPatch } from './schema';

interface ReadingPlace {
  measureId: string;
  id: string;
}

/** @throws AppError not_found if the pet has no such measure, or the measure no such reading */
async function requireMeasure(
  { petId }: PetAccess<'edit'>,
  measureId: string,
  readingId?: string,
): Promise<Pick<Measure, 'kind' | 'unit'>> {
  if (!isId(measureId) || (readingId !== undefined && !isId(readingId))) throw notFoundError();
  const mine = readingId === undefined ? {} : { readings: { some: { id: readingId, petId } } };
  const measure = await db().measure.findFirst({
    where: { id: measureId, petId, ...notDeleted, pet: notDeleted, ...mine },
    select: { kind: true, unit: true },
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

export function createReading(
  access: PetAccess<'edit'>,
  measureId: string,
  input: ReadingInput,
  { entryId, ...author }: Author & { entryId: string | null },
): Promise<CreateResult<WithAttribution<Reading>>> {
  return transaction(async () => {
    const measure = await requireMeasure(access, measureId);
    requirePressure(measure, input);
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
    requirePressure(await requireMeasure(access, measureId, id), patch);
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
