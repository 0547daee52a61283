import type { Day } from '@/lib/core/time/dates';

/** Private to the owner who hands a pet over: it leaves the pet's records and stays with their proof. */
export interface LeftBehind {
  emergencyContact: string | null;
  insurance: string | null;
  /** Oldest first. */
  costs: { visitedOn: Day; clinic: string | null; cents: number; currency: string | null }[];
}
