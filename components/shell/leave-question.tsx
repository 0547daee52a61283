'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeToQuestion } from '@/lib/browser/page/unsaved';
import { lazyDialog } from './lazy-part';

// Without the question, only what stays as a draft is left.
const LeaveDialog = lazyDialog(
  async () => (await import('./leave-dialog')).LeaveDialog,
  ({ isKept, answer }) => answer(isKept),
);

/** Shows the question before something unsaved is left, wherever it is asked. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion, () => null);
  return question ? (
    <Suspense fallback={null}>
      <LeaveDialog {...question} />
    </Suspense>
  ) : null;
}
