import { CircleCheck, Phone, TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Assessment } from '@/lib/vitals/usual-range';

const looks = {
  usual: { icon: CircleCheck, tone: 'text-primary' },
  low: { icon: TriangleAlert, tone: 'text-due' },
  high: { icon: TriangleAlert, tone: 'text-due' },
  call: { icon: Phone, tone: 'font-medium text-danger' },
  urgent: { icon: Phone, tone: 'font-medium text-danger' },
  emergency: { icon: Phone, tone: 'font-semibold text-danger' },
} as const;

/** How a measurement stands, by word and shape; never a diagnosis. */
export function AssessmentNote({ assessment, usual }: { assessment: Assessment; usual: string | null }) {
  const t = useTranslations('vitals');
  if (assessment === 'unknown') return <p className="text-sm text-muted">{t('assessment.unknown')}</p>;
  const { icon, tone } = looks[assessment];
  return (
    <>
      <p className={cn('flex gap-1.5', tone)}>
        <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
        {t(`assessment.${assessment}`)}
      </p>
      {usual ? <p className="text-sm text-muted">{usual}</p> : null}
    </>
  );
}
