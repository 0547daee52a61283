export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
}

/** Throws only if the server requires a proof, or if the given password was wrong. */
export type Attempt = (currentPassword?: string) => Promise<void>;
