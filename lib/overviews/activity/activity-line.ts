import type { ActivityCollection } from '@/lib/collections/activity';
import type { Writer } from '@/lib/page-context/attribution';
import type { ActivityKind } from './vocabulary';

export interface ActivityLine {
  id: string;
  at: string;
  /** Null once the writer's account is deleted. */
  by: Writer | null;
  kind: ActivityKind;
  collection: ActivityCollection;
  /** Null if the entry has no id of its own. */
  entryId: string | null;
  shown: Record<string, unknown>;
}

export interface PageLine extends ActivityLine {
  memberId: string | null;
  /** True if the added photo still exists. */
  hasPhoto: boolean;
}
