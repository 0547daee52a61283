'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { type Day, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { practicesClient } from '@/lib/records/training/client';
import type { Practice } from '@/lib/records/training/practice';
import { successRate } from '@/lib/records/training/progress';

const PracticeForm = lazyPart(async () => (await import('./practice-form')).PracticeForm);

interface PracticeListProps {
  petId: string;
  skillId: string;
  first: Page<Practice>;
  latest: Day;
  timeZone: string;
}

/** Its numbers are the table of the chart above. */
export function PracticeList({ petId, skillId, first, latest, timeZone }: PracticeListProps) {
  const t = useTranslations('training');
  const locale = useLocale();
  const when = ({ practisedAt }: Practice) => formatInstant(instantFromJson(practisedAt), locale, timeZone);
  const facts = (practice: Practice) => {
    const { minutes, attempts, successes, distraction, place } = practice;
    const rate = successRate(practice);
    return joinIsolated(
      [
        t('session.lasted', { minutes }),
        rate !== null &&
          t('session.rate', { successes: successes ?? 0, attempts: attempts ?? 0, rate: formatPercent(rate, locale) }),
        place,
        distraction !== null && t(`distractions.${String(distraction) as '0' | '1' | '2' | '3'}`),
      ],
      ' · ',
    );
  };
  return (
    <EntryList
      petId={petId}
      client={practicesClient(skillId)}
      first={first}
      words={{
        add: t('session.add'),
        addTitle: t('session.addTitle'),
        editTitle: t('session.editTitle'),
        saved: t('session.saved'),
        empty: t('session.empty'),
        name: when,
      }}
      row={(practice) => (
        <>
          <p className="font-medium">{when(practice)}</p>
          <p className="text-sm text-muted wrap-anywhere">{facts(practice)}</p>
          {practice.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {practice.note}
            </p>
          ) : null}
        </>
      )}
      form={(practice, onSaved) => (
        <PracticeForm
          petId={petId}
          skillId={skillId}
          practice={practice}
          latest={latest}
          timeZone={timeZone}
          onSaved={onSaved}
        />
      )}
    />
  );
}
