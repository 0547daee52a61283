'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePageContext } from '#page-context';
import { now } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/dates';
import { formatForReader } from '@/lib/page-context/page-context';
import { countdown } from '@/lib/sharing/links/time-left';

function useMinute(): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE / 6);
    return () => clearInterval(timer);
  }, []);
  return at;
}

export function PassTime({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations('sharing');
  const reader = usePageContext();
  const timeLeft = countdown(expiresAt ?? '', useMinute());
  if (expiresAt === null) {
    return (
      <p className="py-4 text-center font-display text-[1.375rem] leading-tight font-[560]">{t('pass.untilStopped')}</p>
    );
  }
  return (
    <div className="py-3 text-center">
      <dl className="grid grid-cols-3 divide-x divide-line px-4">
        {(['days', 'hours', 'minutes'] as const).map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="text-[0.8125rem] leading-tight text-muted">
              {t(`unit.${unit}`, { count: timeLeft[unit] })}
            </dt>
            <dd className="font-display text-[1.75rem] leading-tight font-[560] tabular">{timeLeft[unit]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{t('pass.until', { date: formatForReader(expiresAt, reader) })}</p>
    </div>
  );
}
