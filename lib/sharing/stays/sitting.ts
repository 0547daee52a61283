import type { StayAllow } from '@/lib/access/stay-allows';
import type { StayDays } from '@/lib/access/stay-days';
import type { Day } from '@/lib/core/time/dates';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';

export interface Sitting {
  ownerName: string;
  ownerFirstName: string;
  fromDay: Day;
  /** Null for a stay that works until it is stopped. */
  untilDay: Day | null;
  days: StayDays;
  allows: readonly StayAllow[];
  pets: readonly SittingPet[];
  sitter: string | null;
}

export interface SittingPet {
  id: string;
  name: string;
  type: PetType;
  cover: PetCover;
  photoKey: string | null;
  own: string | null;
}
