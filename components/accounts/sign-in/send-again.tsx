'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SentLink } from '@/lib/browser/session/sent-link';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { nowMs } from '@/lib/core/time/clock';
import { useLinkRequest } from './request-link';

interface SendAgainProps {
  sentLink: SentLink;
  development: boolean;
  onSent: (sentLink: SentLink) => void;
}

export function SendAgain({ sentLink, development, onSent }: SendAgainProps) {
  const t = useTranslations('signIn');
  const ask = useLinkRequest(development);
  const left = useSecondsUntil(sentLink.againAt);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    const again = await ask(sentLink.email, sentLink.remember, sentLink.isSignUp);
    setBusy(false);
    // The previous link still works.
    if (again) onSent(again.sent ? again : { ...sentLink, sent: false, againAt: again.againAt });
  };
  const label = () => {
    if (left === 0) return t('sendAgain');
    return left < 90 ? t('sendAgainIn', { seconds: left }) : t('sendAgainLater', { minutes: Math.ceil(left / 60) });
  };
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted empty:hidden">
        {sentLink.sent ? null : t('notSent', { minutes: LINK_MINUTES })}
      </p>
      <Button variant="outline" disabled={left > 0} busy={busy} onClick={() => void send()}>
        {label()}
      </Button>
    </div>
  );
}

/** @param moment milliseconds since the epoch */
function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - nowMs()) / 1000));
  const [counted, setCounted] = useState({ moment, left: secondsLeft() });
  const left = counted.moment === moment ? counted.left : secondsLeft();
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((moment - nowMs()) / 1000));
      setCounted({ moment, left: seconds });
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
