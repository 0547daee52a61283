import { Check, FileText, Paperclip } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Stamp } from '@/components/ui/stamp';
import { formatDay } from '@/lib/core/dates';

/** A vaccination stamp, the next one beside it. */
export function HealthVignette() {
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  return (
    <div className="flex items-center">
      <Stamp title={t('rabies')} date={formatDay('2026-03-14', locale, 'numeric')} stateText={t('valid')} />
      <Stamp
        title={t('distemper')}
        date={formatDay('2026-12-02', locale, 'numeric')}
        stateText={t('due')}
        state="due"
        tilt="right"
        className="-ml-3 mt-6"
      />
    </div>
  );
}

/** Three tasks of a day, two of them ticked. */
export function RoutinesVignette() {
  const t = useTranslations('landing.vignettes');
  const tasks = [
    { time: '07:30', label: t('breakfast'), done: true },
    { time: '08:15', label: t('walk'), done: true },
    { time: '19:00', label: t('drops'), done: false },
  ];
  return (
    <div className="w-full max-w-64 rounded-control border border-line bg-surface px-3 py-1.5">
      {tasks.map(({ time, label, done }) => (
        <p key={time} className="flex items-center gap-3 py-1.5 text-sm">
          <span className="tabular text-muted">{time}</span>
          <span className={cn('grow', done && 'text-muted line-through decoration-1')}>{label}</span>
          <span
            className={cn(
              'grid size-5 place-items-center rounded-full border',
              done ? 'border-primary bg-primary text-on-primary' : 'border-edge',
            )}
          >
            {done ? <Icon of={Check} className="size-3.5" /> : null}
          </span>
        </p>
      ))}
    </div>
  );
}

/** A visit on its sheet, with a document clipped to it. */
export function RecordsVignette() {
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  return (
    <div className="relative w-full max-w-60 -rotate-2 rounded-control border border-line bg-surface p-4 text-sm">
      <Icon of={Paperclip} className="absolute -top-3 right-4 size-7 text-accent" />
      <p className="font-display text-base font-semibold">{t('checkUp')}</p>
      <p className="text-muted">{formatDay('2026-06-09', locale, 'medium')}</p>
      <p className="mt-2.5 inline-flex items-center gap-1.5 rounded-full bg-info-soft px-2.5 py-0.5 text-info">
        <Icon of={FileText} className="size-4" />
        {t('document')}
      </p>
    </div>
  );
}
