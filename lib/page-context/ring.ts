import type { MemberRole } from '@/lib/page-context/roles';

/** Current or former member of a pet, for the ring with their letters. */
export interface Ring {
  /** Membership id, which entries store as their writer. */
  id: string;
  /** Null once the account is deleted, like `letters`. */
  name: string | null;
  isSitter?: boolean;
  isReader: boolean;
  letters: string | null;
  role: MemberRole;
  /** Cover color, from lib/records/pets/vocabulary.ts. */
  colour: string;
  /** True if the member may be responsible for a task now. */
  writes: boolean;
}
