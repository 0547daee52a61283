import { keyedHash } from '@/lib/core/security/secrets';

export interface Animal {
  type: string;
  microchip: string | null;
}

/** Which animal a page is about, as its forms send it back. It tells no chip number: not every link shows one. */
export function animalKey(petId: string, { type, microchip }: Animal): string {
  return Buffer.from(keyedHash('shown-animal', `${petId} ${type} ${microchip ?? ''}`)).toString('base64url');
}
