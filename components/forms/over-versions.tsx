'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/loading/lazy-part';
import type { useVersions } from './use-versions';

const TwoVersions = lazyPart(async () => (await import('./two-versions')).TwoVersions);

interface OverVersionsProps {
  versions: ReturnType<typeof useVersions>;
  children: ReactNode;
}

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
