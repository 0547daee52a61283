'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { askToLeave } from '@/lib/browser/page/unsaved';
import { isolated } from '@/lib/core/i18n/isolate';
import { Button } from './button';
import { cn } from './cn';
import { focusFirstField } from './first-field';
import { Icon } from './icon';
import { OfflineLine } from './offline-line';
import { type Sheet, SheetContext } from './sheet-context';

export function Dialog({ onOpenChange, ...props }: ComponentProps<typeof Primitive.Root>) {
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  const unsaved = useRef(0);
  const sheet = useMemo<Sheet>(
    () => ({
      close: () => change.current?.(false),
      hold: () => {
        unsaved.current += 1;
        return () => {
          unsaved.current -= 1;
        };
      },
    }),
    [],
  );
  const ask = async (open: boolean) => {
    if (open || unsaved.current === 0 || (await askToLeave('close'))) onOpenChange?.(open);
  };
  return (
    <SheetContext value={sheet}>
      <Primitive.Root onOpenChange={(open) => void ask(open)} {...props} />
    </SheetContext>
  );
}

export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

type DialogContentProps = {
  title: string;
  description?: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
};

export function DialogContent({ title, description, children, footer, className }: DialogContentProps) {
  const t = useTranslations('common');
  // Radix returns the focus only to its own trigger, and some dialogs are opened by other elements.
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
      <Primitive.Content
        className={cn(
          'dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-sheet flex-col rounded-t-card border border-line bg-surface shadow-card',
          'sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(32rem,calc(100vw-2rem))] sm:animate-pop sm:rounded-card',
          className,
        )}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          if (focusFirstField(event.currentTarget as Element)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line sm:hidden" />
        <div className="flex items-start gap-3 px-5 pt-3 pb-2 sm:pt-5">
          <div className="min-w-0 grow pt-1.5">
            <Primitive.Title className="text-xl">{isolated(title)}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={t('close')} className="-mr-2">
              <Icon of={X} />
            </Button>
          </Primitive.Close>
        </div>
        <OfflineLine />
        <div className="grow overflow-y-auto overscroll-contain px-5 py-2">{children}</div>
        <div className="flex flex-col-reverse gap-2 px-5 pt-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))] empty:pt-0 sm:flex-row sm:justify-end">
          {footer}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
