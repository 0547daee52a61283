'use client';

import type { ReactNode } from 'react';
import { Dialog, DialogContent } from './dialog';

export interface SheetDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function SheetDialog({ title, onClose, children }: SheetDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title}>{children}</DialogContent>
    </Dialog>
  );
}
