import type { ReactNode } from 'react';

export interface AccessFormProps {
  email: string;
  next: string;
  sendsMail: boolean;
  /** Other ways to sign in, shown here if no page for mailed links offers them. */
  otherWays: ReactNode;
  onLeave: (email: string) => void;
}
