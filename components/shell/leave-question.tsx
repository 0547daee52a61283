'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeToQuestion } from '@/lib/core/unsaved';
import { SectionError } from './section-error';

const load = async () => ({ default: (await import('./leave-dialog')).LeaveDialog });
const LeaveDialog = lazy(load);

/** Shows the question before something unsaved is left, wherever it is asked. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion, () => null);
  return question ? (
    <SectionError instead={null}>
      <Suspense fallback={null}>
        <LeaveDialog {...question} />
      </Suspense>
    </SectionError>
  ) : null;
}
