export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  /** Lifetime of the session, which also applies to the new session that replaces it. */
  remember: boolean;
}

/** Throws only if the server requires a proof, or if the given password was wrong. */
export type Attempt = (currentPassword?: string) => Promise<void>;
