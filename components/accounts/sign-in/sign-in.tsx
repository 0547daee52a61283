'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { readDevelopmentMail } from '@/lib/browser/api/development-mail';
import { type SentLink, storedSentLink, storeSentLink } from '@/lib/browser/session/sent-link';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { paths } from '@/lib/core/config/paths';
import { MINUTE } from '@/lib/core/time/durations';
import { CheckEmail } from './check-email';
import { LinkForm } from './link-form';

interface SignInProps {
  next: string;
  development: boolean;
  otherWays: ReactNode;
}

export function SignIn({ next, development, otherWays }: SignInProps) {
  const [sentLink, setSent] = useState<SentLink | null>(null);
  const [email, setEmail] = useState('');
  const showLink = (link: SentLink | null) => {
    storeSentLink(link);
    setSent(link);
  };

  useEffect(() => {
    const storedLink = storedSentLink(LINK_MINUTES * MINUTE);
    if (!storedLink) return;
    setSent(storedLink);
    if (!development) return;
    void readDevelopmentMail(storedLink.email, storedLink.askedAt).then((mail) =>
      setSent((current) => (current === storedLink ? { ...storedLink, mail } : current)),
    );
  }, [development]);

  if (sentLink) {
    const back = () => {
      setEmail(sentLink.email);
      showLink(null);
    };
    return <CheckEmail {...{ sentLink, next, development }} onSent={showLink} onBack={back} />;
  }
  const passwordHref =
    next === paths.home ? paths.signInByPassword : `${paths.signInByPassword}?${new URLSearchParams({ next })}`;
  return <LinkForm {...{ email, development, passwordHref, otherWays }} onSent={showLink} />;
}
