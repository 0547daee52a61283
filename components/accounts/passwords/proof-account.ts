export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  /** The session that replaces this one keeps its lifetime. */
  remember: boolean;
}

/** Throws only when the server wants a proof; given a password, when that was wrong. */
export type Attempt = (currentPassword?: string) => Promise<void>;
