'use client';

import { useState } from 'react';
import { paths } from '@/lib/core/paths';
import { CheckEmail } from './check-email';
import { LinkForm } from './link-form';
import type { SentLink } from './sent-link';

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
  const passwordHref =
    next === paths.home ? paths.signInByPassword : `${paths.signInByPassword}?${new URLSearchParams({ next })}`;
  return <LinkForm {...{ email, development, passwordHref }} onSent={setSent} />;
}
