import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';

/** Entries of one paper, by kind. */
export const paperLimits = { vaccinations: vaccinationLimits.onCard, weights: 20 } as const;

export interface SavedPaper {
  /** Import that undoes the entries. The document and the profile stay. */
  importId: string;
  vaccinations: string[];
  weights: string[];
}
