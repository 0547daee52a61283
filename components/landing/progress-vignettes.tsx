import { Link2, Stethoscope } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Skills as bars on the way to being mastered. */
export function TrainingVignette() {
  const t = useTranslations('landing.vignettes');
  const skills = [
    { label: t('recall'), share: 'w-[92%]' },
    { label: t('stay'), share: 'w-[64%]' },
    { label: t('heel'), share: 'w-[38%]' },
  ];
  return (
    <div className="grid w-full max-w-64 gap-3 text-sm">
      {skills.map(({ label, share }) => (
        <div key={label}>
          <p className="mb-1 font-medium">{label}</p>
          <div className="h-2 overflow-hidden rounded-full bg-line">
            <div className={`h-full rounded-full bg-primary ${share}`} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A weight curve in its healthy band. */
export function VitalsVignette() {
  return (
    <svg viewBox="0 0 260 120" className="w-full max-w-72" fill="none" aria-hidden="true">
      <rect y="34" width="260" height="46" rx="6" className="fill-primary" opacity="0.12" />
      <path d="M0 34h260M0 80h260" className="stroke-primary" strokeDasharray="2 5" opacity="0.6" />
      <path
        d="M6 96C34 92 44 78 66 74s34 4 56-8 34-18 58-14 40-6 74-2"
        className="stroke-primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className="fill-surface stroke-primary" strokeWidth="2.5">
        <circle cx="66" cy="74" r="4.5" />
        <circle cx="122" cy="66" r="4.5" />
        <circle cx="180" cy="52" r="4.5" />
      </g>
      <circle cx="252" cy="50" r="6.5" className="fill-accent" />
    </svg>
  );
}

/** A link for one reader, with an end. */
export function SharingVignette() {
  const t = useTranslations('landing.vignettes');
  return (
    <div className="w-full max-w-64 rounded-control border border-line bg-surface p-4 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon of={Stethoscope} className="size-5 text-primary" />
        {t('vet')}
      </p>
      <p className="mt-2 flex items-center gap-2 rounded-full bg-primary-soft px-3 py-1 font-mono text-xs text-primary">
        <Icon of={Link2} className="size-4 shrink-0" />
        /shared/kT9v…
      </p>
      <p className="mt-2 text-muted">{t('until')}</p>
    </div>
  );
}
