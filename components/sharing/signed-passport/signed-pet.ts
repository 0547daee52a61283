import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';

export interface SignedPet {
  id: string;
  name: string;
  breed: string | null;
  microchip: string | null;
  photoUrl: string | null;
  type: PetType;
  cover: PetCover;
}
