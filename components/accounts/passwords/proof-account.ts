/** What the proof needs to know of the account. */
export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  /** Whether this session is a long one: the one that takes its place is like it. */
  remember: boolean;
}

/** A change of credentials. It throws only when the server wants a proof; with a password when that one was wrong. */
export type Attempt = (currentPassword?: string) => Promise<void>;
