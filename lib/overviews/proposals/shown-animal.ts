import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { keyedHash } from '@/lib/core/security/secrets';

interface Animal {
  type: string;
  microchip: string | null;
}

/** Which animal a page is about, as its forms send it back. It tells no chip number: not every link shows one. */
export function animalKey(petId: string, { type, microchip }: Animal): string {
  return Buffer.from(keyedHash('shown-animal', `${petId} ${type} ${microchip ?? ''}`)).toString('base64url');
}

/**
 * Locks the pet until the end of the transaction, so that no word about one animal is kept for another.
 * @param shown the key that the reader's page had; undefined where the present animal counts
 * @throws AppError overtaken once the pet has another chip or species, not_found
 */
export async function holdShownAnimal({ petId }: SharedPetAccess, shown: string | undefined): Promise<void> {
  if (shown === undefined) return;
  const [pet] = await db().$queryRaw<Animal[]>`
    SELECT "type"::text AS "type", "microchip" FROM "Pet" WHERE "id" = ${petId}::uuid FOR SHARE`;
  if (!pet) throw notFoundError();
  if (animalKey(petId, pet) !== shown) throw new AppError('overtaken', 'This is about another animal by now');
}
