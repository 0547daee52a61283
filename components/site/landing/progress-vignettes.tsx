import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { WeightCurve } from './weight-curve';

const stages = [1, 2, 3];

export function TrainingVignette() {
  const t = useTranslations('landing.vignettes');
  const skills = [
    { label: t('recall'), stage: 3, word: t('mastered') },
    { label: t('stay'), stage: 2, word: t('practising') },
    { label: t('heel'), stage: 1, word: t('learning') },
  ];
  return (
    <div className="grid w-full max-w-72 gap-3 rounded-control border border-line bg-surface px-4 py-3.5 text-sm shadow-card">
      {skills.map(({ label, stage, word }) => (
        <div key={label}>
          <p className="flex justify-between">
            <span className="font-medium">{label}</span>
            <span className={stage === 3 ? 'text-primary' : 'text-muted'}>{word}</span>
          </p>
          <p className="mt-1.5 grid grid-cols-3 gap-1">
            {stages.map((step) => (
              <span key={step} className={cn('h-2 rounded-full', step <= stage ? 'bg-primary' : 'bg-line')} />
            ))}
          </p>
        </div>
      ))}
      <p className="tabular border-t border-line pt-2.5 text-xs text-muted">{t('tries')}</p>
    </div>
  );
}

export function VitalsVignette() {
  const t = useTranslations('landing.vignettes');
  return (
    <div className="w-full max-w-72 rounded-control border border-line bg-surface px-4 py-3 text-sm shadow-card">
      <p className="flex items-baseline justify-between">
        <span className="text-muted">{t('weight')}</span>
        <span className="tabular font-display text-xl font-semibold">{t('kilos')}</span>
      </p>
      <WeightCurve className="mt-1 w-full" />
      <p className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{t('january')}</span>
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2.5 w-4 rounded-xs border-y border-dashed border-primary bg-primary-soft" />
          {t('normal')}
        </span>
        <span>{t('june')}</span>
      </p>
    </div>
  );
}

export function SharingVignette() {
  const t = useTranslations('landing.vignettes');
  return (
    <div className="w-full max-w-72 rounded-control border border-line bg-surface p-4 text-sm shadow-card">
      <p className="flex items-center gap-2 font-medium">
        <Icon of="stethoscope" className="size-5 text-primary" />
        <span className="grow">{t('vet')}</span>
        <Badge tone="primary">{t('active')}</Badge>
      </p>
      <p className="mt-2 text-muted">{t('sections')}</p>
      <p className="mt-2.5 flex items-center gap-2 rounded-control border border-line bg-sunken px-3 py-2 font-mono text-xs">
        <Icon of="link-2" className="size-4 shrink-0 text-muted" />
        /shared/kT9vQ2mXw7…
      </p>
      <p className="mt-2.5 flex items-center gap-2 text-muted">
        <Icon of="calendar-clock" className="size-4" />
        {t('until')}
      </p>
    </div>
  );
}
