import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import { addDays, formatDay } from '@/lib/core/time/dates';
import { countedFrom, symptomFrequencies } from '@/lib/records/symptoms/frequency';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { LateSymptomList } from './late-symptom-list';
import { SymptomCalendar, WEEKS } from './symptom-calendar';
import { useFrequencyWords } from './symptom-words';

interface SymptomSectionProps {
  petId: string;
  symptoms: Page<Symptom>;
}

export function SymptomSection({ petId, symptoms }: SymptomSectionProps) {
  const t = useTranslations('symptoms');
  const { locale, timeZone, today } = usePageContext();
  const words = useFrequencyWords();
  const start = addDays(today, 1 - 7 * WEEKS);
  const from = countedFrom(symptoms.items, { from: start, limit: COUNTED_SYMPTOMS, timeZone });
  const frequencies = symptomFrequencies(symptoms.items, { from, timeZone });
  return (
    <>
      {frequencies.length > 0 ? (
        <section aria-labelledby="symptom-frequency" className="mb-4">
          <h2 id="symptom-frequency" className="text-base font-medium">
            {t('frequency', { date: formatDay(from, locale, 'medium') })}
          </h2>
          <ul className="divide-y divide-line">
            {frequencies.map((frequency) => (
              <li key={frequency.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-medium">{t(`kinds.${frequency.kind}`)}</p>
                  <p className="text-sm text-muted">{words(frequency)}</p>
                </div>
                <SymptomCalendar kind={frequency.kind} recorded={symptoms.items} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LateSymptomList petId={petId} first={pageOf(symptoms, ({ noticedAt }) => noticedAt)} />
    </>
  );
}
