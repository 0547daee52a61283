import type { Day } from '@/lib/core/time/dates';

/** The fields of a pet that rules of collections read. */
export interface CollectionPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
}
