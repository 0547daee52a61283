'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

const SECONDS = 30;
const A_SECOND = 1000;

/** Counts breaths for half a minute by tapping and returns the rate per minute (vitals.json, method). */
export function TapCounter({ onCounted }: { onCounted: (perMinute: number) => void }) {
  const t = useTranslations('vitals.counter');
  const [secondsLeft, setLeft] = useState<number | null>(null);
  const [taps, setTaps] = useState(0);
  const running = secondsLeft !== null && secondsLeft > 0;

  useEffect(() => {
    if (secondsLeft === null || secondsLeft === 0) return;
    const timer = setTimeout(() => setLeft(secondsLeft - 1), A_SECOND);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const pressButton = () => {
    if (running) return setTaps(taps + 1);
    setTaps(0);
    setLeft(SECONDS);
  };

  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <p className="text-sm text-muted">{t('how')}</p>
      <Button variant="soft" size="large" className="min-h-20 text-xl tabular" onClick={pressButton}>
        {running ? t('tap', { taps, seconds: secondsLeft }) : t(secondsLeft === 0 ? 'again' : 'start')}
      </Button>
      {secondsLeft === 0 ? (
        <div role="status" className="flex flex-wrap items-center justify-between gap-2">
          <p>{t('result', { taps, perMinute: taps * 2 })}</p>
          <Button variant="outline" onClick={() => onCounted(taps * 2)}>
            {t('use')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
