'use client';

import type { ReactNode } from 'react';
import { Dialog, DialogContent } from './dialog';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title}>{children}</DialogContent>
    </Dialog>
  );
}
