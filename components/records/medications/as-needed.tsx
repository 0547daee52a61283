'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import type { MedicationView } from '@/lib/records/medications/view';
import { type DoseTarget, useDoseActions } from './dose-actions';

interface AsNeededProps {
  medication: DoseTarget;
  max: number | null;
  view: Pick<MedicationView, 'left' | 'last'>;
}

export function AsNeeded({ medication, max, view: { left, last } }: AsNeededProps) {
  const t = useTranslations('medications');
  const locale = useLocale();
  const { busy, log, question } = useDoseActions(medication);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5">
      <div className="min-w-0 grow basis-40 text-sm">
        {max !== null && left !== null ? <p className="font-medium">{t('left', { left, max })}</p> : null}
        {last ? (
          <p className="text-muted">
            {t('last', {
              date: formatDay(last.day, locale, 'medium'),
              time: formatTime(last.time, locale),
              by: last.by,
            })}
          </p>
        ) : null}
      </div>
      <Allowed to="edit">
        <Button
          variant="outline"
          busy={busy}
          className="ml-auto print:hidden"
          aria-label={t('giveNowOf', { name: medication.name })}
          onClick={() => void log({ status: 'given', scheduledFor: null })}
        >
          <Icon of="check" />
          {t('giveNow')}
        </Button>
      </Allowed>
      {question}
    </div>
  );
}
