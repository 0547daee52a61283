'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useCreatedToast } from '@/components/collections/created-toast';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { trainingSessionsClient } from '@/lib/records/training/client';
import type { TrainingSession } from '@/lib/records/training/training-session';
import { changeSession, endSession, sessionMinutes, useRunningSession } from './running-session';

const TrainingTimer = lazyPart(async () => (await import('./training-timer')).TrainingTimer);
const TrainingSessionForm = lazyPart(async () => (await import('./training-session-form')).TrainingSessionForm);

interface RunningSessionPanelProps {
  petId: string;
}

/** Timer and counter of the running session, then the form for its result. Survives a reload. */
export function RunningSessionPanel({ petId }: RunningSessionPanelProps) {
  const t = useTranslations('training');
  const router = useRouter();
  const showCreated = useCreatedToast(() => router.refresh());
  const session = useRunningSession(petId);
  if (!session) return null;
  const { skillName: name, endedAt } = session;
  const onSaved = (savedSession: TrainingSession) => {
    endSession(petId);
    showCreated(t('session.saved'), () => trainingSessionsClient(session.skillId).remove(petId, savedSession));
    router.refresh();
  };
  return (
    <>
      {session.hidden ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-card border border-primary bg-primary-soft px-4 py-2">
          <p className="wrap-anywhere">{t('timer.running', { name })}</p>
          <Button onClick={() => changeSession(petId, { hidden: false })}>{t('timer.resume')}</Button>
        </div>
      ) : null}
      <LateSheet
        open={!session.hidden}
        title={t('timer.title', { name })}
        onClose={() => changeSession(petId, { hidden: true })}
      >
        <Suspense fallback={<Spinner className="mx-auto my-10" />}>
          {endedAt === null ? (
            <TrainingTimer petId={petId} session={session} />
          ) : (
            <TrainingSessionForm
              petId={petId}
              skillId={session.skillId}
              trainingSession={null}
              draft={{ ...session, minutes: sessionMinutes(session) }}
              onSaved={onSaved}
            />
          )}
        </Suspense>
      </LateSheet>
    </>
  );
}
