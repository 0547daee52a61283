export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
  /** Provider that confirms instead of password and code. Null if those work. */
  provider?: string | null;
}
