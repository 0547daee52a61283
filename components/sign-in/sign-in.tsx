'use client';

import { useState } from 'react';
import type { DevelopmentMail } from '@/lib/sign-in/client';
import { CheckEmail } from './check-email';
import { LinkForm } from './link-form';

export interface SentLink {
  email: string;
  /** What the local outbox holds; only in installations without a mail service. */
  mail: DevelopmentMail | null;
}

/** Sign-in by e-mail: ask for a link, then open it or type the code. */
export function SignIn({ next, development }: { next: string; development: boolean }) {
  const [sent, setSent] = useState<SentLink | null>(null);
  const [email, setEmail] = useState('');
  if (sent) {
    const back = () => {
      setEmail(sent.email);
      setSent(null);
    };
    return <CheckEmail sent={sent} next={next} onBack={back} />;
  }
  return <LinkForm email={email} development={development} onSent={setSent} />;
}
