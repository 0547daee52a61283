'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { nowMs } from '@/lib/core/time/clock';
import { changeSession, countTry, endSession, type RunningSession } from './running-session';

const A_SECOND = 1000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Computed from the clock, because timers of background tabs lag. */
function useElapsed(startedAt: number): string {
  const [at, setAt] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setAt(nowMs()), A_SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((at - startedAt) / A_SECOND));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

export function TrainingTimer({ petId, session }: { petId: string; session: RunningSession }) {
  const t = useTranslations('training');
  const { startedAt, attempts, successes } = session;
  const elapsedText = useElapsed(startedAt);
  return (
    <div className="grid gap-4 pb-1">
      <p role="timer" aria-label={t('timer.elapsed')} className="text-center text-5xl font-semibold tabular">
        {elapsedText}
      </p>
      <p role="status" className="text-center text-lg tabular">
        {t('timer.count', { successes, attempts })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button size="large" className="min-h-24 flex-col" onClick={() => countTry(petId, true)}>
          <Icon of="check" className="size-7" />
          {t('timer.success')}
        </Button>
        <Button variant="outline" size="large" className="min-h-24 flex-col" onClick={() => countTry(petId, false)}>
          <Icon of="x" className="size-7" />
          {t('timer.miss')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('timer.how')}</p>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={() => endSession(petId)}>
          {t('timer.discard')}
        </Button>
        <Button variant="soft" onClick={() => changeSession(petId, { endedAt: nowMs() })}>
          {t('timer.finish')}
        </Button>
      </div>
    </div>
  );
}
