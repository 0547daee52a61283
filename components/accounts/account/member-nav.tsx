'use client';

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/loading/lazy-part';
import { isMemberMarked } from '@/lib/browser/storage/member-mark';

const SignedInNav = lazyExtra(async () => (await import('./signed-in-nav')).SignedInNav);
const never = () => () => undefined;

/** Signed-in navigation on public pages. CSS reserves its space in the static page before the first paint. */
export function MemberNav({ quickAdd }: { quickAdd: ReactNode }) {
  const isMember = useSyncExternalStore(never, isMemberMarked, () => false);
  return (
    <div data-member-nav>
      {isMember ? (
        <Suspense fallback={null}>
          <SignedInNav quickAdd={quickAdd} />
        </Suspense>
      ) : null}
    </div>
  );
}
