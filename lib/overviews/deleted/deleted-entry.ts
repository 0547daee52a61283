import type { CollectionName } from '@/lib/collections/registry';
import type { Day } from '@/lib/core/time/dates';

export interface DeletedEntry {
  id: string;
  kind: CollectionName;
  /** Skill that a session belongs to. */
  skillId: string | null;
  title: string | null;
  grams: number | null;
  /** ISO 8601; entries have either a moment or a day. */
  at: string | null;
  day: Day | null;
  deletedAt: string;
}
