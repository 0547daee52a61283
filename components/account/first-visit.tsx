'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstVisitorId, subscribeToFirstVisit } from '@/lib/core/auth/first-visit';

const NameQuestion = lazy(() => import('./name-question').then((module) => ({ default: module.NameQuestion })));

/** Asks somebody whose account was just made for their name, on the page where they arrive. */
export function FirstVisit() {
  const userId = useSyncExternalStore(subscribeToFirstVisit, firstVisitorId, () => null);
  return userId === null ? null : (
    <Suspense fallback={null}>
      <NameQuestion userId={userId} />
    </Suspense>
  );
}
