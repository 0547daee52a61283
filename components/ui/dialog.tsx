'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEventHandler, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { askToLeave } from '@/lib/browser/page/unsaved';
import { isolate } from '@/lib/core/i18n/isolate';
import { BackCloses, followLink } from './back-closes';
import { Button } from './button';
import { cn } from './cn';
import { focusFirstField } from './first-field';
import { Icon } from './icon';
import { useKeyboardHeight } from './keyboard-height';
import { OfflineLine } from './offline-line';
import { useOpener } from './opener';
import { type Sheet, SheetContext } from './sheet-context';

type DialogProps = ComponentProps<typeof Primitive.Root> & { open: boolean };

export function Dialog({ onOpenChange, ...props }: DialogProps) {
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  const unsavedCount = useRef(0);
  const sheet = useMemo<Sheet>(
    () => ({
      close: () => change.current?.(false),
      askToClose: async () => {
        if (unsavedCount.current === 0 || (await askToLeave('close'))) change.current?.(false);
      },
      markUnsaved: () => {
        unsavedCount.current += 1;
        return () => {
          unsavedCount.current -= 1;
        };
      },
    }),
    [],
  );
  return (
    <SheetContext value={sheet}>
      <Primitive.Root onOpenChange={(open) => (open ? onOpenChange?.(true) : void sheet.askToClose())} {...props} />
    </SheetContext>
  );
}

export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;
export const DialogTitle = Primitive.Title;

type DialogContentProps = {
  title: string;
  description?: string;
  face?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
};

export function DialogContent({
  title,
  description,
  face,
  note,
  children,
  footer,
  className,
  onKeyDown,
}: DialogContentProps) {
  return (
    <DialogPanel
      className={className}
      focusFirst={focusFirstField}
      onKeyDown={onKeyDown}
      {...(description ? {} : { 'aria-describedby': undefined })}
    >
      <SheetHead title={title} description={description} face={face} note={note} />
      <OfflineLine />
      <div className="sheet-body">{children}</div>
      {footer ? (
        <div className="flex flex-col-reverse gap-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:flex-row sm:justify-end md:rounded-b-[24px]">
          {footer}
        </div>
      ) : null}
    </DialogPanel>
  );
}

type DialogPanelProps = ComponentProps<typeof Primitive.Content> & {
  focusFirst: (panel: Element) => boolean;
};

export function DialogPanel({ className, focusFirst, children, ...props }: DialogPanelProps) {
  const opener = useOpener();
  const keyboard = useKeyboardHeight();
  const sheet = use(SheetContext);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
      <Primitive.Content
        className={cn(
          'dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-sheet flex-col rounded-t-[24px] bg-paper shadow-card',
          'md:inset-0 md:m-auto md:h-fit md:w-[min(30rem,calc(100vw-2rem))] md:animate-pop md:rounded-[24px]',
          className,
        )}
        style={keyboard > 0 ? { bottom: keyboard, maxHeight: `calc(100% - ${keyboard}px - 0.5rem)` } : undefined}
        onOpenAutoFocus={(event) => {
          opener.onOpenAutoFocus(event);
          if (focusFirst(event.currentTarget as Element)) event.preventDefault();
        }}
        onCloseAutoFocus={opener.onCloseAutoFocus}
        onClickCapture={(event) => followLink(event, () => sheet?.close())}
        {...props}
      >
        <BackCloses close={() => sheet?.askToClose()} />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

type SheetHeadProps = Pick<DialogContentProps, 'title' | 'description' | 'face' | 'note'>;

export function SheetHandle() {
  return <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-edge/60 md:hidden" />;
}

function SheetHead({ title, description, face, note }: SheetHeadProps) {
  return (
    <>
      <SheetHandle />
      <div className="flex items-center gap-3 px-4 pt-1 pb-1 md:pt-4">
        {face}
        <div className="min-w-0 grow">
          <Primitive.Title className="text-xl">{isolate(title)}</Primitive.Title>
          {note}
          {description ? (
            <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
          ) : null}
        </div>
        <SheetClose />
      </div>
    </>
  );
}

export function SheetClose() {
  const t = useTranslations('common');
  return (
    <Primitive.Close asChild>
      <Button variant="ghost" size="icon" aria-label={t('close')} className="-mr-2">
        <Icon of="x" />
      </Button>
    </Primitive.Close>
  );
}
