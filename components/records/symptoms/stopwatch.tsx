'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { now } from '@/lib/core/time/clock';
import { durationText } from '@/lib/records/symptoms/duration';

const A_SECOND = 1000;
/** A longer seizure is an emergency (ACVIM consensus on status epilepticus, 2023, doi:10.1111/jvim.16928). */
const EMERGENCY_SECONDS = 5 * 60;

/** Times a seizure. Its clock goes on while the phone sleeps. */
export function Stopwatch({ onStopped }: { onStopped: (seconds: number) => void }) {
  const t = useTranslations('symptoms.stopwatch');
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const secondsSince = (start: number) => Math.max(1, Math.round((now().getTime() - start) / A_SECOND));

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setSeconds(Math.floor((now().getTime() - startedAt) / A_SECOND)), A_SECOND);
    return () => clearInterval(timer);
  }, [startedAt]);

  const pressButton = () => {
    if (startedAt === null) {
      setSeconds(0);
      return setStartedAt(now().getTime());
    }
    setStartedAt(null);
    onStopped(secondsSince(startedAt));
  };

  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <p className="text-sm text-muted">{t('how')}</p>
      <Button variant="soft" size="large" className="min-h-16 text-xl tabular" onClick={pressButton}>
        {startedAt === null ? t('start') : t('stop', { time: durationText(seconds) })}
      </Button>
      <p role="status" className="font-semibold text-danger empty:hidden">
        {startedAt !== null && seconds >= EMERGENCY_SECONDS ? t('emergency') : null}
      </p>
    </div>
  );
}
