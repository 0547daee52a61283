'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { currentQuestion, subscribeToQuestion } from '@/lib/browser/page/unsaved';

// When the dialog can't be loaded, leaving is allowed only if a draft stays.
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
