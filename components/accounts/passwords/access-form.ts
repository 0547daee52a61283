import type { ReactNode } from 'react';

export interface AccessFormProps {
  email: string;
  next: string;
  sendsMail: boolean;
  /** Sign-in by passkey, where no page for mailed links offers it. */
  passkey: ReactNode;
  onLeave: (email: string) => void;
}
