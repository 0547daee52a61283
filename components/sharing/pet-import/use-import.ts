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

  /** @returns `error` that ended it early, null if there is none or the user stopped it */
  const add = async (archive: File, { pets, files }: ArchivedPets, importId: string) => {
    const requests = pets.flatMap(requestsOf);
    if (requests.length === 0 || isLeft.current) return { error: null, rest: requests.length };
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (done: number) => setProgress({ done, all: requests.length });
    onProgress(0);
    const ended = await sendFiles(archive, files, requests, { importId, signal: controller.signal, onProgress });
    setProgress(null);
    setOutcome(ended);
    return { error: controller.signal.aborted ? null : ended.error, rest: ended.rest };
  };
  return { progress, outcome, add, stop: () => running.current?.abort(), clear: () => setOutcome(null) };
}

export interface EarlierImport {
  id: string;
  fileName: string | null;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** @param earlierImport earlier import, which a file of the same name continues until it is complete */
export function useImport(earlierImport: EarlierImport | null) {
  const router = useRouter();
  const problemOf = useProblem();
  const { add, clear, ...files } = useFiles();
  const [archive, setArchive] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ArchivedPets | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [importId, setImportId] = useState('');
  const [isComplete, setIsComplete] = useState(false);

  const fail = (error: unknown) => {
    setProblem(problemOf(error));
    // An undone import takes no more rows.
    if (isGone(error)) setImportId(newId());
  };
  const send = async (chosen: File, storing: { importId: string; files: number } | null) => {
    setBusy(true);
    setProblem(null);
    clear();
    try {
      const found = await sendImport(chosen, storing);
      setAnswer(found);
      if (storing) {
        const { error, rest } = await add(chosen, found, storing.importId);
        if (error) fail(error);
        setIsComplete(rest === 0);
        router.refresh();
      }
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return {
    ...{ ...files, answer, problem, busy },
    choose: (chosen: File | undefined) => {
      setArchive(chosen ?? null);
      const isContinued = earlierImport !== null && chosen?.name === earlierImport.fileName && !isComplete;
      setImportId(isContinued ? earlierImport.id : newId());
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
