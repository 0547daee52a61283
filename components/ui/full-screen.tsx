'use client';

import * as Primitive from '@radix-ui/react-dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { OfflineLine } from './offline-line';

interface FullScreenProps {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

export function FullScreen({ title, onClose, onKeyDown, children }: FullScreenProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        {/* Also keeps the page behind from scrolling. */}
        <Primitive.Overlay className="fixed inset-0 z-40" />
        <Primitive.Content
          data-full-screen=""
          className="dialog scheme-dark fixed inset-0 z-40 flex animate-fade flex-col bg-paper text-ink outline-none"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <OfflineLine />
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
