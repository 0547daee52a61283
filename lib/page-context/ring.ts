/** Somebody who looks after a pet, or once did, as a ring shows them. */
export interface Ring {
  /** Id of the membership, which entries name as their writer. */
  id: string;
  /** Null once the account is deleted, as the letters are. */
  name: string | null;
  isSitter?: boolean;
  isReader: boolean;
  letters: string | null;
  role: 'owner' | 'carer' | 'viewer';
  /** Cover color, from lib/records/pets/vocabulary.ts. */
  colour: string;
  /** True if they may be responsible for a task now. */
  writes: boolean;
}
