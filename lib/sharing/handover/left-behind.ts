import type { Day } from '@/lib/core/time/dates';

/** Former owner's private data: removed from the records and stored with the former owner's handover proof. */
export interface LeftBehind {
  emergencyContact: string | null;
  insurance: string | null;
  /** Oldest first. */
  costs: { visitedOn: Day; clinic: string | null; cents: number; currency: string | null }[];
}
