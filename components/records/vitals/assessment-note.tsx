import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { VitalAssessment } from '@/lib/records/vitals/assess-vital';

const looks = {
  usual: { icon: 'circle-check', tone: 'text-primary' },
  low: { icon: 'triangle-alert', tone: 'text-due' },
  high: { icon: 'triangle-alert', tone: 'text-due' },
  call: { icon: 'phone', tone: 'font-medium text-danger' },
  urgent: { icon: 'phone', tone: 'font-medium text-danger' },
  emergency: { icon: 'phone', tone: 'font-semibold text-danger' },
} as const;

interface AssessmentNoteProps {
  assessment: VitalAssessment;
  usual: string | null;
  baseline: string | null;
}

/** Never a diagnosis. */
export function AssessmentNote({ assessment, usual, baseline }: AssessmentNoteProps) {
  const t = useTranslations('vitals');
  const { level, basis } = assessment;
  if (level === 'unknown') return <p className="text-sm text-muted">{t('assessment.unknown')}</p>;
  const { icon, tone } = looks[level];
  return (
    <>
      <p className={cn('flex gap-1.5', tone)}>
        <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
        {t(basis === 'baseline' ? 'assessment.aboveBaseline' : `assessment.${level}`)}
      </p>
      {usual ? <p className="text-sm text-muted">{usual}</p> : null}
      {baseline ? <p className="text-sm text-muted">{baseline}</p> : null}
    </>
  );
}
