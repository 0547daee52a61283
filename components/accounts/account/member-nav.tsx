'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/shell/lazy-part';
import { isMemberMarked } from '@/lib/browser/storage/member-mark';

const SignedInNav = lazyExtra(async () => (await import('./signed-in-nav')).SignedInNav);
const never = () => () => undefined;

/**
 * The signed-in navigation on a page that everybody can read, for whom this browser remembers. Its place is in the
 * static page, where CSS makes room before anything is painted.
 */
export function MemberNav() {
  const isMember = useSyncExternalStore(never, isMemberMarked, () => false);
  return (
    <div data-member-nav>
      {isMember ? (
        <Suspense fallback={null}>
          <SignedInNav />
        </Suspense>
      ) : null}
    </div>
  );
}
