'use client';

import type { ReactNode } from 'react';
import { SheetFaceContext } from './sheet-context';

export function SheetFace({ face, children }: { face: ReactNode; children: ReactNode }) {
  return <SheetFaceContext value={face}>{children}</SheetFaceContext>;
}
