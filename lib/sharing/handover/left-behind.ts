import type { Day } from '@/lib/core/time/dates';
import type { ExpenseCategory } from '@/lib/records/expenses/vocabulary';

export interface LeftBehind {
  emergencyContact: string | null;
  insurance: string | null;
  /** Oldest first. */
  costs: LeftCost[];
}

/** Cost of a visit or, with a category, another cost; its title is in `clinic`. */
interface LeftCost {
  visitedOn: Day;
  clinic: string | null;
  category?: ExpenseCategory;
  note?: string | null;
  cents: number;
  currency: string | null;
}
