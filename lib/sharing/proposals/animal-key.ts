import type { Animal } from '@/lib/collections/former-animal';
import { keyedHash } from '@/lib/core/security/secrets';

/** Identifies the animal of a page; forms send it back. Hides the chip number, which some links do not include. */
export function animalKey(petId: string, { type, microchip }: Animal): string {
  return Buffer.from(keyedHash('shown-animal', `${petId} ${type} ${microchip ?? ''}`)).toString('base64url');
}
