import type { Day } from '@/lib/core/time/dates';
import type { DeletedKind } from './vocabulary';

export interface DeletedEntry {
  id: string;
  kind: DeletedKind;
  skillId: string | null;
  title: string | null;
  grams: number | null;
  /** ISO 8601; entries have either a moment or a day. */
  at: string | null;
  day: Day | null;
  deletedAt: string;
}
