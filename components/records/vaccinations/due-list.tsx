import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { languageOf } from '@/lib/core/i18n/locales';
import { disclaimer } from '@/lib/records/vaccinations/catalogue';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { urgencyOf } from '@/lib/records/vaccinations/status';
import { DoseMarks } from './dose-marks';
import { useDueWords } from './due-words';
import { StatusBadge } from './status-badge';
import { StatusLine } from './status-line';

interface DueListProps {
  planned: readonly PlannedVaccine[];
  region: string | null;
}

export function DueList({ planned, region }: DueListProps) {
  const t = useTranslations('vaccinationPlan');
  const { today } = usePageContext();
  const language = languageOf(useLocale());
  const words = useDueWords(today, region);
  return (
    <>
      <p className="text-sm text-muted">{disclaimer[language]}</p>
      <ul className="divide-y divide-line">
        {planned.map((one) => {
          return (
            <li key={one.vaccineId} className="py-2.5 print:break-inside-avoid">
              <p className="flex flex-wrap items-center gap-2">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {one.name[language]}
                </span>
                <StatusBadge of={one} />
                {one.certain === 'vet' ? <Badge>{t('byVet')}</Badge> : null}
              </p>
              <DueLine of={one} when={words.when(one)} />
              <DoseMarks marks={{ tooEarly: [], beforeChip: one.beforeChip }} />
              <details className="text-sm text-muted print:hidden">
                <summary className="tap inline-flex cursor-pointer items-center underline decoration-1 underline-offset-4">
                  {t('why')}
                  <span className="sr-only">: {one.name[language]}</span>
                </summary>
                {words.why(one).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {one.sources.length > 0 ? (
                  <p>
                    {t('sources')}: {one.sources.join('; ')}
                  </p>
                ) : null}
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Status of the last dose, and the next due date unless the status includes it. */
function DueLine({ of: { lastDoseStatus, due }, when }: { of: PlannedVaccine; when: string }) {
  const t = useTranslations('vaccinationPlan');
  if (due === null && lastDoseStatus === null) return <p className="text-sm">{t('addOrAsk')}</p>;
  const isLastDoseValid = lastDoseStatus !== null && urgencyOf(lastDoseStatus) === 'valid';
  return (
    <>
      {lastDoseStatus ? <StatusLine status={lastDoseStatus} /> : null}
      {when && !isLastDoseValid ? <p className="tabular text-sm">{when}</p> : null}
    </>
  );
}
