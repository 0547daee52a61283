'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/loading/lazy-part';
import { firstVisitorId, subscribeToFirstVisit } from '@/lib/browser/session/first-visit';
import { paths } from '@/lib/core/config/paths';

const NameQuestion = lazyExtra(async () => (await import('./name-question')).NameQuestion);

export function FirstVisit() {
  const userId = useSyncExternalStore(subscribeToFirstVisit, firstVisitorId, () => null);
  const pathname = usePathname();
  // Appears on Today only. On other pages its fields would be above those of another form.
  return userId === null || pathname !== paths.home ? null : (
    <Suspense fallback={null}>
      <NameQuestion userId={userId} />
    </Suspense>
  );
}
