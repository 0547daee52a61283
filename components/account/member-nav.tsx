'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isMemberMarked } from '@/lib/core/auth/member-mark';

const SignedInNav = lazy(() => import('./signed-in-nav').then((module) => ({ default: module.SignedInNav })));
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
