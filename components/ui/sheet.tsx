'use client';

import { type ReactNode, use } from 'react';
import { Dialog, DialogContent } from './dialog';
import { SheetFaceContext } from './sheet-context';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} face={use(SheetFaceContext)}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
