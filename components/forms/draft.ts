'use client';

import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, type DraftKey, isOfNewEntry } from '@/lib/browser/storage/drafts';
import { changedValues } from '@/lib/core/validation/changed-values';
import { newId } from '@/lib/core/validation/ids';
import { restoredValues } from './restored-values';
import { saveFails } from './save-fails';
import { useUnsaved } from './unsaved';
import { useDraftKeeper } from './use-draft-keeper';

/** Idempotency key of a form. Stored with the draft, so that a save whose answer was lost is not repeated. */
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
  hasFile?: boolean | undefined;
}

export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  { draftKey, attempt, hasFile = false }: DraftOptions,
) {
  const [state, setState] = useState<DraftState | null>(null);
  const [changed, setChanged] = useState(false);
  const keeper = useDraftKeeper(form, draftKey, {
    onChange(values, initial) {
      const typedValues = changedValues(values, initial as Input);
      const isChanged = Object.keys(typedValues).length > 0;
      setChanged(isChanged);
      if (!isChanged) keeper.current?.clear();
      else if (draftKey) {
        const draftValues = isOfNewEntry(draftKey) ? values : typedValues;
        keeper.current?.schedule({ values: draftValues, ...(attempt && { attempt: attempt.key }) });
      }
    },
    onFound: restoreDraft,
  });
  useUnsaved(draftKey !== null && (changed || hasFile), !hasFile);

  function restoreDraft(draft: Draft) {
    const values = restoredValues(draft.values, form.formState.defaultValues as Input, form.getValues());
    if (values === null) {
      keeper.current?.clear();
      return;
    }
    form.reset(values as DefaultValues<Input>, { keepDefaultValues: true });
    if (draft.attempt) attempt?.renew(draft.attempt);
    setState({ draft, is: 'restored' });
  }

  return {
    state,
    async saving(save: () => unknown): Promise<void> {
      keeper.current?.flush();
      if (await saveFails(form, save)) return;
      keeper.current?.clear();
      setChanged(false);
      setState(null);
    },
    discard() {
      if (!state) return;
      const typedValues = form.getValues();
      form.reset();
      keeper.current?.clear();
      attempt?.renew(newId());
      setState({ draft: { ...state.draft, values: typedValues }, is: 'discarded' });
    },
    undo() {
      if (state) restoreDraft(state.draft);
    },
  };
}
