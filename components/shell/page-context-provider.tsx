'use client';

import type { ReactNode } from 'react';
import { CanContext, ReactPageContext, RingsContext } from '@/lib/page-context/browser';
import type { Can } from '@/lib/page-context/can';
import type { PageContext } from '@/lib/page-context/page-context';
import type { Ring } from '@/lib/page-context/ring';

interface PageContextProps {
  reader: PageContext;
  can: Can;
  rings?: readonly Ring[];
  children: ReactNode;
}

const ALONE: readonly Ring[] = [];

export function PageContextProvider({ reader, can, rings = ALONE, children }: PageContextProps) {
  return (
    <ReactPageContext value={reader}>
      <CanContext value={can}>
        <RingsContext value={rings}>{children}</RingsContext>
      </CanContext>
    </ReactPageContext>
  );
}
