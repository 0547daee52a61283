'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ImportedCount } from '@/components/sharing/imports/import-progress';
import { useCurrentImport } from '@/components/sharing/imports/use-current-import';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { storageProblem } from '@/lib/browser/api/storage-problem';
import { isUndone } from '@/lib/sharing/imports/client';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { DamagedArchiveError } from '@/lib/sharing/pet-import/archive-files';
import { type ArchivedPets, type FilesOutcome, sendFiles, sendImport } from '@/lib/sharing/pet-import/client';
import { requestsOf } from '@/lib/sharing/pet-import/file-plan';

function useProblem() {
  const t = useTranslations('petImport.problems');
  const entries = useTranslations('entries.failed');
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = (error: unknown): string => {
    if (error instanceof DamagedArchiveError) return t('notExport');
    if (error instanceof ApiError && error.status === 400) return t('notExport');
    if (error instanceof ApiError && error.status === 413) return t('tooLarge');
    if (error instanceof ApiError && storageProblem(error)) return t('full');
    const failure = saveFailure(error);
    if (failure === 'offline' || failure === 'noAnswer') return t('offline');
    return failure === 'unexpected' || failure === 'busy' ? t(failure) : entries(failure);
  };
  return { problem, setProblem, problemOf };
}

const countEntries = (pets: ArchivedPets['pets']) =>
  pets
    .filter(({ state }) => state === 'imported')
    .flatMap(({ entries }) => Object.values(entries))
    .reduce((sum, count) => sum + count, 0);

function useFiles(addToCount: (count: number) => void) {
  const [progress, setProgress] = useState<ImportedCount | null>(null);
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
  const addPets = async (archive: File, { pets, files }: ArchivedPets, importId: string) => {
    const requests = pets.flatMap(requestsOf);
    if (requests.length === 0 || isLeft.current) return { error: null, rest: requests.length };
    const controller = new AbortController();
    running.current = controller;
    const onProgress = ({ done, isAdded }: { done: number; isAdded: boolean }) => {
      if (isAdded) addToCount(1);
      setProgress({ done, all: requests.length });
    };
    setProgress({ done: 0, all: requests.length });
    const filesOutcome = await sendFiles(archive, files, requests, { importId, signal: controller.signal, onProgress });
    // Stop keeps the progress in place until its undo has ended.
    if (controller.signal.aborted) return { error: null, rest: filesOutcome.rest };
    setProgress(null);
    setOutcome(filesOutcome);
    return filesOutcome;
  };
  const clearImport = () => {
    setProgress(null);
    setOutcome(null);
  };
  return { progress, outcome, add: addPets, abort: () => running.current?.abort(), clear: clearImport };
}

/** The request that reads the data, and stores it. */
function useStoring() {
  const [isStoring, setIsStoring] = useState(false);
  const running = useRef<Promise<ArchivedPets>>(undefined);
  const isStopped = useRef(false);
  return {
    isStoring,
    /** @returns null if the user stopped it */
    run: async (request: Promise<ArchivedPets>, stores: boolean) => {
      running.current = request;
      isStopped.current = false;
      setIsStoring(stores);
      try {
        const answer = await request;
        if (isStopped.current) return null;
        setIsStoring(false);
        return answer;
      } catch (error) {
        if (isStopped.current) return null;
        setIsStoring(false);
        throw error;
      }
    },
    /** Waits for the server's answer, because before it an undo might not find the import. */
    stop: async () => {
      isStopped.current = true;
      await running.current?.catch(() => {});
    },
    end: () => setIsStoring(false),
  };
}

/** @param earlierImport earlier import, which a file of the same name continues until it is complete */
export function useImport(earlierImport: EarlierImport | null) {
  const router = useRouter();
  const current = useCurrentImport(earlierImport);
  const { add, clear, abort, ...files } = useFiles(current.addToCount);
  const [archive, setArchive] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ArchivedPets | null>(null);
  const { problem, setProblem, problemOf } = useProblem();
  const [busy, setBusy] = useState(false);
  const { isStoring, ...storing } = useStoring();

  const failImport = (error: unknown) => {
    setProblem(problemOf(error));
    if (isUndone(error)) current.startNewImport();
  };
  const sendFile = async (chosenFile: File, request: { importId: string; files: number } | null) => {
    setBusy(true);
    setProblem(null);
    clear();
    try {
      const archivedPets = await storing.run(sendImport(chosenFile, request), request !== null);
      if (archivedPets) setAnswer(archivedPets);
      if (archivedPets && request) {
        current.addToCount(countEntries(archivedPets.pets));
        const { error, rest } = await add(chosenFile, archivedPets, request.importId);
        if (error) failImport(error);
        if (rest === 0) current.completeImport();
        router.refresh();
      }
    } catch (error) {
      failImport(error);
    }
    setBusy(false);
  };
  const chooseFile = (chosenFile: File | undefined) => {
    setArchive(chosenFile ?? null);
    current.selectImport(chosenFile?.name ?? null);
    setAnswer(null);
    setProblem(null);
    storing.end();
    clear();
    if (chosenFile) void sendFile(chosenFile, null);
  };
  return {
    ...{ ...files, answer, problem, busy, isStoring, added: current.added, choose: chooseFile },
    store: () => {
      const files = answer?.pets.flatMap((pet) => pet.files).length ?? 0;
      if (archive) void sendFile(archive, { importId: current.importId, files });
    },
    /** Also stops an upload in flight: the server adds nothing to an undone import. */
    stop: async () => {
      abort();
      await storing.stop();
      await current.undo().finally(() => {
        chooseFile(undefined);
        router.refresh();
      });
    },
  };
}
