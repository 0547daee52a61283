import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatTime } from '@/lib/core/time/dates';

export function TodayGlimpse() {
  const t = useTranslations('landing.vignettes');
  const home = useTranslations('home');
  const agenda = useTranslations('agenda');
  const time = formatTime('18:00', useLocale());
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-2.5 shadow-card">
      <p className="flex items-baseline justify-between px-1 font-display text-lg font-semibold">
        {home('title')}
        <span className="tabular font-sans text-xs font-normal text-muted">1/3</span>
      </p>
      <div className="cover-ground cover-pine mt-1.5 flex grow flex-col justify-between gap-2 rounded-control p-2.5">
        <p className="flex items-center gap-2 text-xs font-medium whitespace-nowrap">
          <span className="size-2 rounded-full bg-foil ring-2 ring-foil/25" />
          {agenda('now', { time })}
        </p>
        <p className="flex items-end justify-between gap-1">
          <span className="font-display text-xl leading-tight font-[560] lg:text-2xl">{t('walk')}</span>
          <img
            src="/drawn/luna.svg"
            alt=""
            className="size-9 shrink-0 rounded-full lg:size-11 object-cover ring-2 ring-foil"
          />
        </p>
      </div>
      <div className="mt-1.5 px-1">
        <Task label={t('breakfast')} isDone />
        <Task label={t('drops')} />
      </div>
    </div>
  );
}

function Task({ label, isDone = false }: { label: string; isDone?: boolean }) {
  return (
    <p className="flex items-center justify-between gap-2 py-1">
      <span className={cn(isDone && 'text-muted line-through decoration-1')}>{label}</span>
      <span
        className={cn(
          'grid size-5 place-items-center rounded-full border',
          isDone ? 'border-primary bg-primary text-on-primary' : 'border-edge',
        )}
      >
        {isDone ? <Icon of="check" className="size-3.5" /> : null}
      </span>
    </p>
  );
}
