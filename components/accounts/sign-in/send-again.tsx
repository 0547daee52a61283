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
  const requestLink = useLinkRequest(development);
  const secondsToWait = useSecondsUntil(sentLink.againAt);
  const [busy, setBusy] = useState(false);

  const sendAgain = async () => {
    setBusy(true);
    const again = await requestLink(sentLink.email, sentLink.remember, sentLink.isSignUp);
    setBusy(false);
    // The previous link still works.
    if (again) onSent(again.sent ? again : { ...sentLink, sent: false, againAt: again.againAt });
  };
  const label = () => {
    if (secondsToWait === 0) return t('sendAgain');
    return secondsToWait < 90
      ? t('sendAgainIn', { seconds: secondsToWait })
      : t('sendAgainLater', { minutes: Math.ceil(secondsToWait / 60) });
  };
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted empty:hidden">
        {sentLink.sent ? null : t('notSent', { minutes: LINK_MINUTES })}
      </p>
      <Button variant="outline" disabled={secondsToWait > 0} busy={busy} onClick={() => void sendAgain()}>
        {label()}
      </Button>
    </div>
  );
}

/** @param moment milliseconds since the epoch */
function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - nowMs()) / 1000));
  const [countdown, setCounted] = useState({ moment, left: secondsLeft() });
  const secondsToWait = countdown.moment === moment ? countdown.left : secondsLeft();
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((moment - nowMs()) / 1000));
      setCounted({ moment, left: seconds });
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsToWait;
}
