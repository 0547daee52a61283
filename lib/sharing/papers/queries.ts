import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { documentColumns, ofPresentEntry, type PetDocument, toDocument } from '@/lib/records/documents/document';
import type { ProfileField, RecordedDose, RecordedWeight } from './review';

const MAX_COMPARED = 1000;

export interface PaperPet {
  id: string;
  name: string;
  type: string;
  dateOfBirth: Day | null;
  profile: Record<ProfileField, string | null>;
  doses: RecordedDose[];
  weights: RecordedWeight[];
}

/** `document` is null unless the unvalidated id is that of a document of the pet. @throws AppError not_found */
export async function getPaperPet(
  access: PetAccess<'edit'>,
  timeZone: string,
  documentId: unknown,
): Promise<{ pet: PaperPet; document: PetDocument | null }> {
  const pet = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: {
      ...{ id: true, name: true, type: true, dateOfBirth: true, microchip: true, passportNumber: true },
      vaccinations: {
        where: notDeleted,
        orderBy: newestBy('givenOn'),
        take: MAX_COMPARED,
        select: { vaccine: true, givenOn: true },
      },
      weights: {
        where: notDeleted,
        orderBy: newestBy('measuredAt'),
        take: MAX_COMPARED,
        select: { measuredAt: true, grams: true },
      },
      documents: {
        where: { id: { in: isId(documentId) ? [documentId] : [] }, ...notDeleted, ...ofPresentEntry },
        select: documentColumns,
      },
    },
  });
  if (!pet) throw notFoundError();
  const { microchip, passportNumber, vaccinations, weights, dateOfBirth, documents, ...face } = pet;
  return {
    pet: {
      ...face,
      dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth),
      profile: { microchip, passportNumber },
      doses: vaccinations.map(({ vaccine, givenOn }) => ({ vaccine, givenOn: dayFromColumn(givenOn) })),
      weights: weights.map(({ measuredAt, grams }) => ({ measuredOn: dayIn(measuredAt, timeZone), grams })),
    },
    document: documents.map(toDocument)[0] ?? null,
  };
}
