'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWaiting } from '@/components/collections/use-waiting';
import { IntentLink } from '@/components/loading/intent-link';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { useConnected } from '@/components/loading/use-connected';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { isOnline } from '@/lib/browser/api/connection';
import { invalidate } from '@/lib/browser/api/query-client';
import { canWriteOffline } from '@/lib/browser/offline/stored-forms';
import { paths } from '@/lib/core/config/paths';
import { SignRoom, signBar, signLine } from './sign-room';
import { type SignState, signState } from './sign-state';
import { startOutbox } from './start-outbox';

const ALL_SENT_MS = 2000;

/** Indicator of unsent entries in the signed-in area (R12.4). Render it once: mounting it also starts sending. */
export function WaitingSign() {
  useEffect(startOutbox, []);
  useRefreshOnceSent();
  const state = useSignState();
  return (
    <LazyMessages namespaces={['waitingSign']} fallback={state?.kind === 'offline' && <SignRoom />}>
      <div role="status" className={cn(signBar, 'not-empty:border-b')}>
        {state && <Sign of={state} />}
      </div>
    </LazyMessages>
  );
}

function useSignState(): SignState | null {
  const waiting = useWaiting();
  const isConnected = useConnected() || (waiting.sending !== null && waiting.isAnswered);
  const [seenState, see] = useState<unknown>(null);
  const state = signState(waiting, isConnected);
  const isAllSent = state?.kind === 'allSent';
  const { sent: sentWrites } = waiting;
  useEffect(() => {
    if (!isAllSent) return;
    const timer = setTimeout(() => see(sentWrites), ALL_SENT_MS);
    return () => clearTimeout(timer);
  }, [isAllSent, sentWrites]);
  return isAllSent && seenState === sentWrites ? null : state;
}

function useRefreshOnceSent() {
  const router = useRouter();
  const { entries } = useWaiting();
  const waits = entries.some(({ trouble }) => trouble === null);
  const [had, setHad] = useState(waits);
  const refreshSign = useEffectEvent(() => {
    invalidate(/^\/api\//);
    router.refresh();
  });
  useEffect(() => {
    if (had === waits) return;
    setHad(waits);
    if (had && isOnline()) refreshSign();
  }, [had, waits]);
}

const icons: Record<SignState['kind'], IconName> = {
  offline: 'wifi-off',
  sending: 'rotate-cw',
  look: 'circle-alert',
  later: 'clock',
  allSent: 'circle-check',
};

function Sign({ of: { kind, count, number } }: { of: SignState }) {
  const t = useTranslations('waitingSign');
  const waits = t('waits', { count });
  const titles = {
    offline: t('offline'),
    sending: t('online'),
    look: t('look', { count }),
    later: t('later'),
    allSent: t('allSent'),
  };
  const texts: Partial<typeof titles> = {
    offline: count > 0 ? waits : t(canWriteOffline() ? 'readable' : 'readOnly'),
    sending: t('sending', { number, count }),
    later: waits,
  };
  return (
    <Line isLink={count > 0}>
      <Icon of={icons[kind]} className={cn('size-5 shrink-0', kind === 'look' && 'text-due')} />
      <span className="min-w-0 grow py-1.5">
        <b className="font-semibold">{titles[kind]}</b> <span className="ml-1 text-muted">{texts[kind]}</span>
      </span>
      {count > 0 ? <Icon of="chevron-right" className="size-5 shrink-0" /> : null}
    </Line>
  );
}

function Line({ isLink, children }: { isLink: boolean; children: ReactNode }) {
  const pathname = usePathname();
  return isLink && pathname !== paths.waiting ? (
    <IntentLink href={paths.waiting} data-waiting-sign className={signLine}>
      {children}
    </IntentLink>
  ) : (
    <p data-waiting-sign className={signLine}>
      {children}
    </p>
  );
}
