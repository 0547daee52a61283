export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
  /** Provider that confirms instead of password and code. Null unless it is the only way to sign in. */
  provider?: string | null;
}
