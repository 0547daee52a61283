import type { Day } from '@/lib/core/time/dates';

export interface LeftBehind {
  emergencyContact: string | null;
  insurance: string | null;
  /** Oldest first. */
  costs: { visitedOn: Day; clinic: string | null; cents: number; currency: string | null }[];
}
