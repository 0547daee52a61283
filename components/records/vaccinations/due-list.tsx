import { useLocale, useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';
import { disclaimer } from '@/lib/records/vaccinations/catalogue';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { DoseMarks } from './dose-marks';
import { useDueWords } from './due-words';

/** States differ in shape, not only in colour. */
const looks = {
  upcoming: { tone: 'primary', icon: 'circle-check' },
  complete: { tone: 'neutral', icon: 'circle-check' },
  due_soon: { tone: 'due', icon: 'clock' },
  overdue: { tone: 'danger', icon: 'triangle-alert' },
  lapsed: { tone: 'danger', icon: 'rotate-ccw' },
} as const;

interface DueListProps {
  planned: readonly PlannedVaccine[];
  region: string | null;
}

export function DueList({ planned, region }: DueListProps) {
  const t = useTranslations('vaccinationPlan');
  const { today } = useReader();
  const language = languageOf(useLocale());
  const words = useDueWords(today, region);
  return (
    <>
      <p className="text-sm text-muted">{disclaimer[language]}</p>
      <ul className="divide-y divide-line">
        {planned.map((one) => {
          const { tone, icon } = looks[one.status];
          return (
            <li key={one.vaccineId} className="py-2.5 print:break-inside-avoid">
              <p className="flex flex-wrap items-center gap-2">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {one.name[language]}
                </span>
                <Badge tone={tone}>
                  <Icon of={icon} />
                  {t(`status.${one.status}`)}
                </Badge>
                {one.certain === 'vet' ? <Badge>{t('byVet')}</Badge> : null}
              </p>
              <p className="tabular text-sm">{words.when(one)}</p>
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
