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
    const draftKeeper = new DraftKeeper(draftKey);
    keeper.current = draftKeeper;
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => onChange(values, defaultValues ?? {}),
    });
    let left = false;
    void draftOwner().then((owner) => {
      if (left) return;
      draftKeeper.owner = owner;
      const storedDraft = findDraft(owner, draftKey);
      if (storedDraft) onFound(storedDraft);
      else draftKeeper.flush();
    });
    const flushDraft = () => draftKeeper.flush();
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
