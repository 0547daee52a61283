import type { Day } from '@/lib/core/time/dates';

export interface CollectionPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
}
