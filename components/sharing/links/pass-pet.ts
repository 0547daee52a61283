import type { PetCover } from '@/lib/records/pets/vocabulary';

export interface PassPet {
  id: string;
  name: string;
  type: string;
  photoUrl: string | null;
  cover: PetCover;
  about: string;
  contact: string | null;
}
