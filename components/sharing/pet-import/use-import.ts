'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { storageProblem } from '@/lib/browser/api/storage-problem';
import { newId } from '@/lib/core/validation/ids';
import { DamagedArchiveError } from '@/lib/sharing/pet-import/archive-files';
import { type ArchivedPets, type FilesOutcome, sendFiles, sendImport } from '@/lib/sharing/pet-import/client';
import { requestsOf } from '@/lib/sharing/pet-import/file-plan';

function useProblem() {
  const t = useTranslations('petImport.problems');
  const entries = useTranslations('entries.failed');
  return (error: unknown): string => {
    if (error instanceof DamagedArchiveError) return t('notExport');
    if (error instanceof ApiError && error.status === 400) return t('notExport');
    if (error instanceof ApiError && error.status === 413) return t('tooLarge');
    if (error instanceof ApiError && storageProblem(error)) return t('full');
    const failure = saveFailure(error);
    if (failure === 'offline' || failure === 'noAnswer') return t('offline');
    return failure === 'unexpected' || failure === 'busy' ? t(failure) : entries(failure);
  };
}

export interface FilesProgress {
  done: number;
  all: number;
}

function useFiles() {
  const [progress, setProgress] = useState<FilesProgress | null>(null);
  const [outcome, setOutcome] = useState<FilesOutcome | null>(null);
  const running = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abort();
    };
  }, []);

  /** @returns the error that ended it early, null if there is none or the user stopped it */
  const add = async (archive: File, { pets, files }: ArchivedPets, importId: string): Promise<unknown> => {
    const requests = pets.flatMap(requestsOf);
    if (requests.length === 0 || isLeft.current) return null;
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (done: number) => setProgress({ done, all: requests.length });
    onProgress(0);
    const ended = await sendFiles(archive, files, requests, { importId, signal: controller.signal, onProgress });
    setProgress(null);
    setOutcome(ended);
    return controller.signal.aborted ? null : ended.error;
  };
  return { progress, outcome, add, stop: () => running.current?.abort(), clear: () => setOutcome(null) };
}

/** @param earlierId id of an earlier import of the same file */
export function useImport(earlierId: string | null) {
  const router = useRouter();
  const problemOf = useProblem();
  const { add, clear, ...files } = useFiles();
  const [archive, setArchive] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ArchivedPets | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [importId, setImportId] = useState('');

  const send = async (chosen: File, storing: { importId: string; files: number } | null) => {
    setBusy(true);
    setProblem(null);
    clear();
    try {
      const found = await sendImport(chosen, storing);
      setAnswer(found);
      const error = storing && (await add(chosen, found, storing.importId));
      if (error) setProblem(problemOf(error));
      if (storing) router.refresh();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return {
    ...{ ...files, answer, problem, busy },
    choose: (chosen: File | undefined) => {
      setArchive(chosen ?? null);
      setImportId(earlierId ?? newId());
      setAnswer(null);
      setProblem(null);
      clear();
      if (chosen) void send(chosen, null);
    },
    store: () => {
      const files = answer?.pets.flatMap((pet) => pet.files).length ?? 0;
      if (archive) void send(archive, { importId, files });
    },
  };
}
