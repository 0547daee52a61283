'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { sendImport } from '@/lib/sharing/pet-import/client';
import type { ImportAnswer } from '@/lib/sharing/pet-import/vocabulary';

function useProblem() {
  const t = useTranslations('petImport.problems');
  const entries = useTranslations('entries.failed');
  return (error: unknown): string => {
    if (error instanceof ApiError && error.status === 400) return t('notExport');
    if (error instanceof ApiError && error.status === 413) return t('tooLarge');
    const failure = saveFailure(error);
    return failure === 'unexpected' || failure === 'busy' ? t(failure) : entries(failure);
  };
}

export function useImport() {
  const router = useRouter();
  const problemOf = useProblem();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (chosen: File, rehearsal: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      setAnswer(await sendImport(chosen, rehearsal));
      if (!rehearsal) router.refresh();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return {
    ...{ answer, problem, busy },
    choose: (chosen: File | undefined) => {
      setFile(chosen ?? null);
      setAnswer(null);
      setProblem(null);
      if (chosen) void send(chosen, true);
    },
    store: () => {
      if (file) void send(file, false);
    },
  };
}
