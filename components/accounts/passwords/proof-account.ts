export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
  /** Provider that confirms in place of password and code. Null while others may. */
  provider?: string | null;
}
