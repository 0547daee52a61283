'use client';

import type { ReactNode } from 'react';
import { CanContext, ReaderContext, RingsContext } from '@/lib/page-context/browser';
import type { Can, Reader } from '@/lib/page-context/reader';
import type { Ring } from '@/lib/page-context/ring';

interface PageContextProps {
  reader: Reader;
  can: Can;
  rings?: readonly Ring[];
  children: ReactNode;
}

const ALONE: readonly Ring[] = [];

export function PageContext({ reader, can, rings = ALONE, children }: PageContextProps) {
  return (
    <ReaderContext value={reader}>
      <CanContext value={can}>
        <RingsContext value={rings}>{children}</RingsContext>
      </CanContext>
    </ReaderContext>
  );
}
