import type { ColumnValues } from '@/lib/collections/rules';
import type { NewPet } from '@/lib/records/pets/schema';
import type { ImportedList, PetPreview } from './vocabulary';

export interface Profile {
  input: NewPet;
  archivedAt: Date | null;
}

export interface ExportedPet extends Omit<PetPreview, 'state' | 'entries'> {
  /** Derived from the account and the exported id, so that a second import finds the pet of the first. */
  id: string;
  exportedId: string;
  /** Null if it is not valid. */
  profile: Profile | null;
  hasTooMany: boolean;
  rows: Map<ImportedList, ColumnValues[]>;
}

export type ValidPet = Pick<ExportedPet, 'id' | 'rows'> & { profile: Profile };
