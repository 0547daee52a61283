import type { CollectionName } from '@/lib/collections/registry';
import type { Day } from '@/lib/core/time/dates';

export interface DeletedEntry {
  id: string;
  kind: CollectionName;
  skillId: string | null;
  measureId: string | null;
  title: string | null;
  grams: number | null;
  /** ISO 8601. An entry has either a time or a day. */
  at: string | null;
  day: Day | null;
  deletedAt: string;
}
