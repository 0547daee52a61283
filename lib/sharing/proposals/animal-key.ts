import type { Animal } from '@/lib/collections/former-animal';
import { keyedHash } from '@/lib/core/security/secrets';

/** Which animal a page is about, as its forms send it back. It tells no chip number: not every link shows one. */
export function animalKey(petId: string, { type, microchip }: Animal): string {
  return Buffer.from(keyedHash('shown-animal', `${petId} ${type} ${microchip ?? ''}`)).toString('base64url');
}
