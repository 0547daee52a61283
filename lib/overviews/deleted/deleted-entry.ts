import type { Day } from '@/lib/core/time/dates';
import type { DeletedKind } from './vocabulary';

/** An entry of a pet's bin, as its list shows it. */
export interface DeletedEntry {
  id: string;
  kind: DeletedKind;
  /** Of a training session: the skill that it belongs to. */
  skillId: string | null;
  /** Words of its owner, or a code of the catalogue; null where there is none. */
  title: string | null;
  /** Of a weight. */
  grams: number | null;
  /** When it was, where that is a moment; ISO 8601. */
  at: string | null;
  /** When it was, where that is a day. */
  day: Day | null;
  /** ISO 8601. */
  deletedAt: string;
}
