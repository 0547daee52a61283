'use client';

import { type RefObject, useEffect, useId, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';

/** Translated by the layout, because public pages don't contain these messages. */
export interface SessionPanelTexts {
  title: string;
  text: string;
  signIn: string;
  newTab: string;
}

/** Opens the dialog again: browsers close it at the second Escape, even if `cancel` is prevented. */
const stayOpen = (dialog: RefObject<HTMLDialogElement | null>) => () => dialog.current?.showModal();

/** Native modal dialog (R2.3). The page below stays mounted with its input, but is neither visible nor reachable. */
export function SessionPanel({ texts, next }: { texts: SessionPanelTexts; next: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const href = `${paths.signIn}?${new URLSearchParams({ next })}`;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      onClose={stayOpen(dialog)}
      className="pointer-events-auto m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-center text-ink shadow-card backdrop:bg-paper"
    >
      <span aria-hidden="true" className="drawing-passport mx-auto mb-4 block size-32 text-primary" />
      <h2 id={`${id}-title`} className="text-2xl">
        {texts.title}
      </h2>
      <p id={`${id}-text`} className="mt-2 mb-6 text-muted">
        {texts.text}
      </p>
      <div className="grid gap-2">
        <a href={href} className={buttonVariants({ size: 'large' })}>
          {texts.signIn}
        </a>
        <a href={href} target="_blank" rel="noreferrer" className={buttonVariants({ variant: 'link' })}>
          {texts.newTab}
        </a>
      </div>
    </dialog>
  );
}
