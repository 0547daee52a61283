import type { ReactNode } from 'react';

export interface AccessFormProps {
  email: string;
  next: string;
  sendsMail: boolean;
  /** Sign-in by otherWays, where no page for mailed links offers it. */
  otherWays: ReactNode;
  onLeave: (email: string) => void;
}
