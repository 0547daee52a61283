import type { Day } from '@/lib/core/time/dates';

/** What the rules of a pet's collections may want to know of the pet. */
export interface CollectionPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
}
