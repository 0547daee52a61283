'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOwner } from '@/lib/browser/session/remembered-user';
import { type Draft, type DraftKey, findDraft, isOfNewEntry } from '@/lib/browser/storage/drafts';
import { newId } from '@/lib/core/validation/ids';
import { changedValues } from './changed-values';
import { DraftKeeper } from './draft-keeper';
import { useUnsaved } from './unsaved';

/** The idempotency key of a form, stored with its draft: a save whose answer was lost is not repeated. */
export interface Attempt {
  key: string;
  renew: (key: string) => void;
}

export interface DraftState {
  draft: Draft;
  is: 'restored' | 'discarded';
}

interface DraftOptions {
  draftKey: DraftKey | null;
  attempt?: Attempt | undefined;
  /** Drafts hold no files. */
  hasFile?: boolean | undefined;
}

/** Persists unsaved input on this device and restores it when the form is reopened; leaving with changes asks first. */
export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  { draftKey, attempt, hasFile = false }: DraftOptions,
) {
  const keeper = useRef<DraftKeeper>(null);
  const [state, setState] = useState<DraftState | null>(null);
  const [changed, setChanged] = useState(false);

  const onChange = useEffectEvent((values: Input, initial: object) => {
    const typed = changedValues(values, initial as Input);
    setChanged(Object.keys(typed).length > 0);
    if (Object.keys(typed).length === 0) keeper.current?.clear();
    else if (draftKey)
      keeper.current?.keep({
        values: isOfNewEntry(draftKey) ? values : typed,
        ...(attempt && { attempt: attempt.key }),
      });
  });

  function restore(draft: Draft) {
    const initial = form.formState.defaultValues as Input;
    const now = form.getValues();
    const known = Object.entries(draft.values).filter(([name]) => name in initial || name in now);
    const values = { ...initial, ...Object.fromEntries(known), ...changedValues(now, initial) };
    if (Object.keys(changedValues(values, initial)).length === 0) {
      keeper.current?.clear();
      return;
    }
    form.reset(values as DefaultValues<Input>, { keepDefaultValues: true });
    if (draft.attempt) attempt?.renew(draft.attempt);
    setState({ draft, is: 'restored' });
  }
  const onFound = useEffectEvent(restore);

  useEffect(() => {
    if (draftKey === null) return;
    const opened = new DraftKeeper(draftKey);
    keeper.current = opened;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => onChange(values, defaultValues ?? {}),
    });
    let left = false;
    void draftOwner().then((owner) => {
      if (left) return;
      opened.owner = owner;
      const found = findDraft(owner, draftKey);
      if (found) onFound(found);
      else opened.flush();
    });
    const flush = () => opened.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      left = true;
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draftKey, form.subscribe]);

  useUnsaved(draftKey !== null && (changed || hasFile), !hasFile);

  return {
    state,
    async saving(save: () => unknown): Promise<void> {
      keeper.current?.flush();
      let failed = false;
      // The form may be unmounted when the answer comes.
      const stop = form.subscribe({
        formState: { errors: true },
        callback: ({ errors }) => {
          failed = Object.keys(errors ?? {}).length > 0;
        },
      });
      try {
        if ((await save()) === false) failed = true;
      } finally {
        stop();
      }
      if (failed) return;
      keeper.current?.clear();
      setChanged(false);
      setState(null);
    },
    discard() {
      if (!state) return;
      const typed = form.getValues();
      form.reset();
      keeper.current?.clear();
      attempt?.renew(newId());
      setState({ draft: { ...state.draft, values: typed }, is: 'discarded' });
    },
    undo() {
      if (state) restore(state.draft);
    },
  };
}
