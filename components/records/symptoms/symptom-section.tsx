import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import { addDays, formatDay } from '@/lib/core/time/dates';
import { countSymptoms } from '@/lib/records/symptoms/frequency';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { DIARY_WEEKS } from '@/lib/records/symptoms/vocabulary';
import { LateSymptomList } from './late-symptom-list';
import { SymptomCalendar } from './symptom-calendar';
import { useFrequencyWords } from './symptom-words';

interface SymptomSectionProps {
  petId: string;
  symptoms: Page<Symptom>;
}

export function SymptomSection({ petId, symptoms }: SymptomSectionProps) {
  const t = useTranslations('symptoms');
  const { locale, timeZone, today } = usePageContext();
  const words = useFrequencyWords();
  const { from, list } = countSymptoms(symptoms.items, { from: addDays(today, 1 - 7 * DIARY_WEEKS), timeZone });
  return (
    <>
      {list.length > 0 ? (
        <section aria-labelledby="symptom-frequency" className="mb-4">
          <h2 id="symptom-frequency" className="text-base font-medium">
            {t('frequency', { date: formatDay(from, locale, 'medium') })}
          </h2>
          <ul className="divide-y divide-line">
            {list.map((frequency) => (
              <li key={frequency.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-medium">{t(`kinds.${frequency.kind}`)}</p>
                  <p className="text-sm text-muted">{words(frequency)}</p>
                </div>
                <SymptomCalendar kind={frequency.kind} recorded={symptoms.items} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('calendarHint')}</p>
        </section>
      ) : null}
      <LateSymptomList petId={petId} first={pageOf(symptoms, ({ noticedAt }) => noticedAt)} />
    </>
  );
}
