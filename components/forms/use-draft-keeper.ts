'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOwner } from '@/lib/browser/session/remembered-user';
import { type Draft, type DraftKey, findDraft } from '@/lib/browser/storage/drafts';
import { DraftKeeper } from './draft-keeper';

interface DraftListeners<Input> {
  onChange: (values: Input, initial: object) => void;
  onFound: (draft: Draft) => void;
}

export function useDraftKeeper<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  draftKey: DraftKey | null,
  listeners: DraftListeners<Input>,
) {
  const keeper = useRef<DraftKeeper>(null);
  const onChange = useEffectEvent(listeners.onChange);
  const onFound = useEffectEvent(listeners.onFound);

  useEffect(() => {
    if (draftKey === null) return;
    const opened = new DraftKeeper(draftKey);
    keeper.current = opened;
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => onChange(values, defaultValues ?? {}),
    });
    let left = false;
    void draftOwner().then((owner) => {
      if (left) return;
      opened.owner = owner;
      const storedDraft = findDraft(owner, draftKey);
      if (storedDraft) onFound(storedDraft);
      else opened.flush();
    });
    const flushDraft = () => opened.flush();
    window.addEventListener('pagehide', flushDraft);
    document.addEventListener('visibilitychange', flushDraft);
    return () => {
      left = true;
      stopWatching();
      flushDraft();
      window.removeEventListener('pagehide', flushDraft);
      document.removeEventListener('visibilitychange', flushDraft);
    };
  }, [draftKey, form.subscribe]);

  return keeper;
}
