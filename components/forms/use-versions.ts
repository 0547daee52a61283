'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { fieldTranslator } from '@/lib/versions/field-words';
import type { AnyFields, Choices, Merge } from '@/lib/versions/merge';
import { OvertakenError } from '@/lib/versions/overtaken-error';
import { useWriterOf } from './writer-of';

/** Loaded lazily, because few forms meet a change by someone else. */
const loadMerge = () => import('@/lib/versions/merge');

/** Conflicting versions, until the user has chosen. */
export interface OpenVersions {
  error: OvertakenError;
  merge: Merge;
  fields: AnyFields;
  /** Time of the user's own version if it waited for a connection; otherwise it is being written now. */
  writtenAt?: string;
}

interface SavedOver<Saved> {
  saved: Saved;
  announce: () => void;
}

/**
 * Handles forms that someone else's change overtook (R11.6). Changes without a conflict are saved over that change; for
 * the rest the user chooses.
 */
export function useVersions<Saved>(loadFields: (() => Promise<object>) | undefined) {
  const t = useTranslations('entries');
  const words = fieldTranslator(useTranslations());
  const writerOf = useWriterOf();
  const [open, setOpen] = useState<OpenVersions | null>(null);
  const [choices, setChoices] = useState<Choices>({});

  function announceOtherChanges({ error, merge, fields }: OpenVersions): void {
    const { name, isReader } = writerOf(error.versions.current);
    const labels = merge.fitting.theirs.flatMap((name) => fields[name]?.label ?? []).map((label) => words(label));
    if (labels.length === 0) return;
    const values = { name, fields: labels.join(', ') };
    toast({ title: t(isReader ? 'bothKeptOwn' : 'bothKept', values) });
  }

  async function saveOver(work: () => Promise<Saved>): Promise<SavedOver<Saved> | null> {
    try {
      return { saved: await work(), announce: () => undefined };
    } catch (error) {
      if (!(error instanceof OvertakenError) || loadFields === undefined) throw error;
      const [loadedFields, { chosenChanges, mergeVersions }] = await Promise.all([loadFields(), loadMerge()]);
      const fields = loadedFields as AnyFields;
      const overtakenEntry = { error, fields, merge: mergeVersions(error.versions, fields) };
      if (overtakenEntry.merge.touched.length > 0) {
        setOpen(overtakenEntry);
        setChoices({});
        return null;
      }
      const answer = await saveOver(() => error.save(chosenChanges(error.versions, {}, fields)) as Promise<Saved>);
      return answer && { ...answer, announce: () => announceOtherChanges(overtakenEntry) };
    }
  }

  return {
    open,
    choices,
    choose: (name: string, choice: Choices[string]) => setChoices((before) => ({ ...before, [name]: choice })),
    leave: () => setOpen(null),
    async save(save: () => Promise<Saved>): Promise<SavedOver<Saved> | null> {
      if (open === null) return saveOver(save);
      const { error, fields } = open;
      const { chosenChanges } = await loadMerge();
      return saveOver(() => error.save(chosenChanges(error.versions, choices, fields)) as Promise<Saved>);
    },
  };
}
