'use client';

import * as Primitive from '@radix-ui/react-dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { BackCloses, followLink } from './back-closes';
import { cn } from './cn';
import { OfflineLine } from './offline-line';
import { useOpener } from './opener';

interface FullScreenProps {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  className?: string;
  returnFocus?: boolean;
  children: ReactNode;
}

export function FullScreen({ title, onClose, onKeyDown, className, returnFocus = true, children }: FullScreenProps) {
  const opener = useOpener();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        {/* Also prevents the page behind from scrolling. */}
        <Primitive.Overlay className="fixed inset-0 z-40" />
        <Primitive.Content
          data-full-screen=""
          className={cn(
            'dialog fixed inset-0 z-40 flex animate-fade flex-col outline-none',
            className ?? 'scheme-dark bg-paper text-ink',
          )}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onClickCapture={(event) => followLink(event, onClose)}
          onOpenAutoFocus={opener.onOpenAutoFocus}
          onCloseAutoFocus={(event) => (returnFocus ? opener.onCloseAutoFocus(event) : event.preventDefault())}
        >
          <BackCloses close={onClose} />
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          <OfflineLine />
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
