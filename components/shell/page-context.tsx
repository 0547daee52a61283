'use client';

import type { ReactNode } from 'react';
import { CanContext, ReaderContext } from '@/lib/core/page-context/browser';
import type { Can, Reader } from '@/lib/core/page-context/reader';

export function PageContext({ reader, can, children }: { reader: Reader; can: Can; children: ReactNode }) {
  return (
    <ReaderContext value={reader}>
      <CanContext value={can}>{children}</CanContext>
    </ReaderContext>
  );
}
