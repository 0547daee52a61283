export interface ProofAccount {
  id: string;
  email: string;
  hasPassword: boolean;
  remember: boolean;
}
