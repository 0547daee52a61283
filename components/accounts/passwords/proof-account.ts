export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  /** Keeps the session's lifetime when a new session replaces it. */
  remember: boolean;
}

/** Throws only if the server wants a proof, or if the given password was wrong. */
export type Attempt = (currentPassword?: string) => Promise<void>;
