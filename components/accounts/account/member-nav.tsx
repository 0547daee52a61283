'use client';

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/loading/lazy-part';
import { isMemberMarked } from '@/lib/browser/storage/member-mark';

const SignedInNav = lazyExtra(async () => (await import('./signed-in-nav')).SignedInNav);
const never = () => () => undefined;

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
