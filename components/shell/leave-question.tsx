'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { currentQuestion, subscribeToQuestion } from '@/lib/browser/page/unsaved';

// If the dialog can't be loaded, allows leaving only with a stored draft.
const LeaveDialog = lazyDialog(
  async () => (await import('./leave-dialog')).LeaveDialog,
  ({ isKept, answer }) => answer(isKept),
);

export function LeaveQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion, () => null);
  return question ? (
    <Suspense fallback={null}>
      <LeaveDialog {...question} />
    </Suspense>
  ) : null;
}
