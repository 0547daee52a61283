import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { type Urgency, urgencyOf, type VaccinationStatus } from '@/lib/records/vaccinations/status';
import { statusWords } from '@/lib/records/vaccinations/status-words';

const tones: Record<Urgency, string> = {
  valid: 'text-primary',
  due: 'text-due',
  overdue: 'text-danger',
  unknown: 'text-muted',
  past: 'text-muted',
};

interface StatusLineProps {
  status: VaccinationStatus;
  className?: string;
}

/** Status in one sentence. An estimate expands to name its guideline. */
export function StatusLine({ status, className }: StatusLineProps) {
  const { sentenceOf, estimateNoteOf } = statusWords({ t: useTranslations(), locale: useLocale() });
  const look = cn('text-sm font-medium tabular', tones[urgencyOf(status)], className);
  const note = estimateNoteOf(status);
  if (note === null) return <p className={look}>{sentenceOf(status)}</p>;
  return (
    <details className={look}>
      <summary className="tap inline-flex cursor-pointer items-center underline decoration-dashed decoration-1 underline-offset-4">
        {sentenceOf(status)}
      </summary>
      <p className="font-normal text-muted">{note}</p>
    </details>
  );
}
