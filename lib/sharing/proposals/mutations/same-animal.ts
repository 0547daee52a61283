import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import type { Animal } from '@/lib/collections/former-animal';
import { db } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { animalKey } from '@/lib/sharing/proposals/animal-key';

/**
 * Locks the pet until the transaction ends, so that no statement is stored for a different animal.
 * @param expectedKey `animalKey` of the reader's page; undefined to accept the current animal
 * @throws AppError overtaken if the pet has another chip or species now; not_found
 */
export async function holdSameAnimal({ petId }: SharedPetAccess, expectedKey: string | undefined): Promise<void> {
  if (expectedKey === undefined) return;
  const [pet] = await db().$queryRaw<Animal[]>`
    SELECT "type"::text AS "type", "microchip" FROM "Pet" WHERE "id" = ${petId}::uuid FOR SHARE`;
  if (!pet) throw notFoundError();
  if (animalKey(petId, pet) !== expectedKey)
    throw new AppError('overtaken', 'The pet’s record is now about a different animal');
}
