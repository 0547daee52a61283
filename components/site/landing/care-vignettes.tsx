import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Stamp } from '@/components/ornaments/stamp';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay, formatTime } from '@/lib/core/time/dates';

export function HealthVignette() {
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  return (
    <div className="relative w-full max-w-72">
      <Stamp
        shape="circle"
        state="valid"
        title={t('rabies')}
        date={formatDay('2026-03-14', locale, 'numeric')}
        word={t('valid')}
        name=""
        tilt={-9}
        className="-mb-8 -ml-3 animate-land"
      />
      <div className="relative ml-auto w-60 divide-y divide-line rounded-control border border-line bg-surface px-3.5 text-sm shadow-card">
        <HealthLine title={t('distemper')} text={formatDay('2026-12-02', locale, 'medium')}>
          <Badge tone="due">{t('due')}</Badge>
        </HealthLine>
        <HealthLine title={t('allergy')} text={t('allergyKind')}>
          <Badge tone="info">{t('mild')}</Badge>
        </HealthLine>
      </div>
    </div>
  );
}

function HealthLine({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2 py-2">
      <p className="leading-tight">
        <span className="block font-medium">{title}</span>
        <span className="tabular text-xs text-muted">{text}</span>
      </p>
      {children}
    </div>
  );
}

export function RoutinesVignette() {
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  const tasks = [
    { time: '07:30', label: t('breakfast'), done: true },
    { time: '08:15', label: t('walk'), done: true },
    { time: '18:00', label: t('brush'), done: false },
    { time: '19:00', label: t('drops'), done: false },
  ];
  return (
    <div className="w-full max-w-72 rounded-control border border-line bg-surface px-3.5 pt-2.5 pb-1.5 text-sm shadow-card">
      <p className="flex items-center justify-between border-b border-line pb-2">
        <span className="font-display text-base font-semibold">{t('today')}</span>
        <span className="inline-flex items-center gap-1 text-xs text-muted">
          <Icon of="flame" className="size-4 text-accent" />
          {t('streak')}
        </span>
      </p>
      {tasks.map(({ time, label, done }) => (
        <p key={time} className="flex items-center gap-3 py-1.5">
          <span className="tabular text-muted">{formatTime(time, locale)}</span>
          <span className={cn('grow', done && 'text-muted line-through decoration-1')}>{label}</span>
          <span
            className={cn(
              'grid size-5 place-items-center rounded-full border',
              done ? 'border-primary bg-primary text-on-primary' : 'border-edge',
            )}
          >
            {done ? <Icon of="check" className="size-3.5" /> : null}
          </span>
        </p>
      ))}
    </div>
  );
}

export function RecordsVignette() {
  const t = useTranslations('landing.vignettes');
  const locale = useLocale();
  return (
    <div className="relative w-full max-w-64">
      <span className="absolute inset-0 rotate-5 rounded-control border border-line bg-surface/70" />
      <span className="absolute inset-0 rotate-2 rounded-control border border-line bg-surface" />
      <div className="relative -rotate-2 rounded-control border border-line bg-surface p-4 text-sm shadow-card">
        <Icon of="paperclip" className="absolute -top-3 right-4 size-8 text-accent" />
        <p className="tabular text-xs text-muted">{formatDay('2026-06-09', locale, 'medium')}</p>
        <p className="font-display text-lg font-semibold">{t('checkUp')}</p>
        <p className="mt-1.5">{t('finding')}</p>
        <p className="mt-3 inline-flex items-center gap-1.5 rounded-full bg-info-soft px-2.5 py-0.5 text-info">
          <Icon of="file-text" className="size-4" />
          {t('document')}
        </p>
      </div>
    </div>
  );
}
