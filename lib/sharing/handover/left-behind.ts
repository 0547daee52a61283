import type { Day } from '@/lib/core/time/dates';

/** Former owner's private data: leaves the pet's records and stays with their handover proof. */
export interface LeftBehind {
  emergencyContact: string | null;
  insurance: string | null;
  /** Oldest first. */
  costs: { visitedOn: Day; clinic: string | null; cents: number; currency: string | null }[];
}
