import type { Severity } from './vocabulary';

export const allergyColumns = { id: true, allergen: true, severity: true, reaction: true, note: true } as const;

export interface Allergy {
  id: string;
  allergen: string;
  severity: Severity;
  reaction: string | null;
  note: string | null;
}

export function toAllergy({ id, allergen, severity, reaction, note }: Allergy): Allergy {
  return { id, allergen, severity, reaction, note };
}
