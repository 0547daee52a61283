import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { formatDay } from '@/lib/core/time/dates';
import type { Medication } from '@/lib/records/medications/medication';

type Steps = Readonly<Medication['steps']>;

export function useStepWords(): (steps: Steps) => string[] {
  const t = useTranslations('medications');
  const { locale } = usePageContext();
  return (steps) => steps.map(({ from, dosage }) => t('nextStep', { date: formatDay(from, locale, 'medium'), dosage }));
}

interface StepLinesProps {
  steps: Steps;
  className?: string;
}

export function StepLines({ steps, className }: StepLinesProps) {
  const words = useStepWords()(steps);
  return words.map((line) => (
    <p key={line} dir="auto" className={cn('text-sm wrap-anywhere', className)}>
      {line}
    </p>
  ));
}
