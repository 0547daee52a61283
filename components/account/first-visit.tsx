'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { firstVisitorId, subscribeToFirstVisit } from '@/lib/core/auth/first-visit';

const NameQuestion = lazy(() => import('./name-question').then((module) => ({ default: module.NameQuestion })));

/** Asks somebody whose account was just made for their name, on the page where they arrive. */
export function FirstVisit() {
  const userId = useSyncExternalStore(subscribeToFirstVisit, firstVisitorId, () => null);
  const pathname = usePathname();
  // Elsewhere somebody is at work already: its fields would stand above those of a form.
  const [arrival] = useState(pathname);
  return userId === null || pathname !== arrival ? null : (
    <Suspense fallback={null}>
      <NameQuestion userId={userId} />
    </Suspense>
  );
}
