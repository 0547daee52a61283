import type { Animal } from '@/lib/collections/former-animal';
import { keyedHash } from '@/lib/core/security/secrets';

/** Identifies the animal a page shows; forms send it back. Hides the chip number, which not every link shows. */
export function animalKey(petId: string, { type, microchip }: Animal): string {
  return Buffer.from(keyedHash('shown-animal', `${petId} ${type} ${microchip ?? ''}`)).toString('base64url');
}
