import type { ColumnValues } from '@/lib/collections/rules';
import type { NewPet } from '@/lib/records/pets/schema';
import type { ImportedList, PetPreview } from './vocabulary';

export interface Profile {
  input: NewPet;
  archivedAt: Date | null;
}

/** Its id derives from the account and the exported id, so that a second import finds the pet of the first. */
export interface ExportedPet extends Omit<PetPreview, 'state' | 'entries' | 'portrait'> {
  exportedId: string;
  /** Null if it is not valid. */
  profile: Profile | null;
  hasTooMany: boolean;
  rows: Map<ImportedList, ColumnValues[]>;
}

export type ValidPet = Pick<ExportedPet, 'id' | 'rows'> & { profile: Profile };
