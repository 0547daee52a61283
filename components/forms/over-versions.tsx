'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/loading/lazy-part';
import type { useVersions } from './use-versions';

const TwoVersions = lazyPart(async () => (await import('./two-versions')).TwoVersions);

interface OverVersionsProps {
  versions: ReturnType<typeof useVersions>;
  /** Fields and their save button. They stay mounted while the user chooses between versions. */
  children: ReactNode;
}

/** Fields of a form. If someone else's change overtook it, the two versions to choose from. */
export function OverVersions({ versions: { open, choices, choose, leave }, children }: OverVersionsProps) {
  return (
    <>
      <div hidden={open !== null} className="contents [&[hidden]]:hidden">
        {children}
      </div>
      {open ? (
        <Suspense>
          <TwoVersions of={open} choices={choices} onChoose={choose} onLeave={leave} />
        </Suspense>
      ) : null}
    </>
  );
}
