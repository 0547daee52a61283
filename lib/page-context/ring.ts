/** Somebody who looks after a pet, or once did, as a ring shows them. */
export interface Ring {
  /** Of the membership, which entries name as their writer. */
  id: string;
  /** Null once the account is deleted, as the letters are. */
  name: string | null;
  isSitter?: boolean;
  /** Who reads the page. */
  isReader: boolean;
  letters: string | null;
  role: 'owner' | 'carer' | 'viewer';
  /** Of lib/records/pets/vocabulary.ts. */
  colour: string;
  /** Whether a task may be theirs at this moment. */
  writes: boolean;
}
