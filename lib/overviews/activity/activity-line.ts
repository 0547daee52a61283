import type { ActivityCollection } from '@/lib/collections/activity';
import type { Writer } from '@/lib/page-context/attribution';
import type { ActivityKind } from './vocabulary';

/** What somebody did with an entry. */
export interface ActivityLine {
  id: string;
  at: string;
  /** Null once that account is deleted. */
  by: Writer | null;
  kind: ActivityKind;
  collection: ActivityCollection;
  /** Null where what was written has no id of its own. */
  entryId: string | null;
  /** What names the entry, and under `was` what stood there before. */
  shown: Record<string, unknown>;
}

/** On the page, where a ring stands before it. */
export interface ShownLine extends ActivityLine {
  memberId: string | null;
  /** Whether the photo that was added is still there. */
  hasPhoto: boolean;
}
