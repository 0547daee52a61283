import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { formatDay } from '@/lib/core/time/dates';
import { WeightCurve } from './weight-curve';

export function SharedGlimpse() {
  const t = useTranslations('landing.visit');
  const reader = useTranslations('sharing.reader');
  const vignettes = useTranslations('landing.vignettes');
  const locale = useLocale();
  const until = (date: string) => formatDay(date, locale, 'medium');
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-card border border-line bg-paper text-sm shadow-card lg:text-base"
    >
      <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2 lg:py-2.5">
        <span className="flex gap-1.5">
          <span className="size-2.5 rounded-full bg-line" />
          <span className="size-2.5 rounded-full bg-line" />
          <span className="size-2.5 rounded-full bg-line" />
        </span>
        <span className="truncate rounded-full bg-sunken px-3 py-1 font-mono text-xs text-muted">
          /shared/kT9vQ2mXw7…
        </span>
      </div>
      <div className="grid gap-3 p-4 lg:p-6">
        <div className="flex items-center gap-3">
          <img src="/drawn/luna.svg" alt="" className="size-12 rounded-control border border-line" />
          <p className="font-display text-xl leading-tight font-semibold lg:text-2xl">
            {reader('headline.vet', { name: 'Luna' })}
          </p>
        </div>
        <div className="rounded-card border-2 border-danger bg-surface px-4 py-1">
          <Alert tone="danger" icon="triangle-alert" text={t('penicillin')} word={t('severe')} />
          <Alert tone="due" icon="activity" text={t('epilepsy')} word={t('condition')} />
          <Alert tone="info" icon="pill" text={t('phenobarbital')} word={t('medication')} />
        </div>
        <div className="hidden gap-3 lg:grid lg:grid-cols-2">
          <div className="rounded-card border border-line bg-surface p-4">
            <p className="font-display font-semibold">{t('vaccinations')}</p>
            <Vaccination name={vignettes('rabies')} date={until('2029-03-14')} state={vignettes('valid')} />
            <Vaccination name={vignettes('parvo')} date={until('2029-03-14')} state={vignettes('valid')} />
            <Vaccination name={vignettes('distemper')} date={until('2026-12-02')} state={vignettes('due')} due />
          </div>
          <div className="rounded-card border border-line bg-surface p-4">
            <p className="flex items-baseline justify-between font-display font-semibold">
              {t('weight')}
              <span className="tabular text-lg">{vignettes('kilos')}</span>
            </p>
            <WeightCurve className="mt-2 w-full" />
            <p className="mt-1 text-xs text-muted">{t('trend')}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

const inks = { danger: 'text-danger', due: 'text-due', info: 'text-info' };

type AlertProps = { tone: keyof typeof inks; icon: IconName; text: string; word: string };

function Alert({ tone, icon, text, word }: AlertProps) {
  return (
    <p className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
      <Icon of={icon} className={cn('size-5 shrink-0', inks[tone])} />
      <span className="grow leading-snug font-medium">{text}</span>
      <Badge tone={tone} className="max-lg:text-xs">
        {word}
      </Badge>
    </p>
  );
}

function Vaccination({ name, date, state, due }: { name: string; date: string; state: string; due?: boolean }) {
  return (
    <p className="mt-2 flex items-center justify-between gap-2 text-sm">
      <span className="leading-tight">
        {name}
        <span className="tabular block text-xs text-muted">{date}</span>
      </span>
      <Badge tone={due ? 'due' : 'primary'} className="text-xs">
        {state}
      </Badge>
    </p>
  );
}
