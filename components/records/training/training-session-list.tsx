'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { trainingSessionsClient } from '@/lib/records/training/client';
import { successRate } from '@/lib/records/training/progress';
import type { TrainingSession } from '@/lib/records/training/training-session';

const TrainingSessionForm = lazyPart(async () => (await import('./training-session-form')).TrainingSessionForm);

interface TrainingSessionListProps {
  petId: string;
  skillId: string;
  first: Page<TrainingSession>;
}

export function TrainingSessionList({ petId, skillId, first }: TrainingSessionListProps) {
  const t = useTranslations('training');
  const { locale, timeZone } = usePageContext();
  const when = ({ practisedAt }: TrainingSession) => formatInstant(instantFromJson(practisedAt), locale, timeZone);
  const facts = (trainingSession: TrainingSession) => {
    const { minutes, attempts, successes, distraction, place } = trainingSession;
    const rate = successRate(trainingSession);
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
      client={trainingSessionsClient(skillId)}
      first={first}
      words={{
        add: t('session.add'),
        addTitle: t('session.addTitle'),
        editTitle: t('session.editTitle'),
        saved: t('session.saved'),
        empty: t('session.empty'),
        name: when,
      }}
      row={(trainingSession) => (
        <>
          <p className="font-medium">{when(trainingSession)}</p>
          <p className="text-sm text-muted wrap-anywhere">{facts(trainingSession)}</p>
          {trainingSession.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {trainingSession.note}
            </p>
          ) : null}
        </>
      )}
      form={(trainingSession, onSaved) => (
        <TrainingSessionForm petId={petId} skillId={skillId} trainingSession={trainingSession} onSaved={onSaved} />
      )}
    />
  );
}
