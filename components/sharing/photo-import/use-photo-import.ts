'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { cameraMoment } from '@/components/records/photos/suggested-time';
import { problemOf, type UploadProblem } from '@/components/records/photos/upload';
import type { ImportedCount } from '@/components/sharing/imports/import-progress';
import { useCurrentImport } from '@/components/sharing/imports/use-current-import';
import { ApiError } from '@/lib/browser/api/api-client';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { nowMs } from '@/lib/core/time/clock';
import { type Day, instantFromMs } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { isUndone } from '@/lib/sharing/imports/client';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { DamagedArchiveError } from '@/lib/sharing/pet-import/archive-files';
import { isRefusal } from '@/lib/sharing/pet-import/client';
import type { ChosenPhoto, ChosenPhotos } from '@/lib/sharing/photo-import/chosen-photos';
import { invalidatePhotos, listPhotoIds, sendPhoto, startPhotoImport } from '@/lib/sharing/photo-import/client';
import { photoId } from '@/lib/sharing/photo-import/photo-id';

export type RowProblem = UploadProblem | 'damaged' | 'deleted' | 'busy';

export interface PhotoRow extends ChosenPhoto {
  index: number;
  /** Empty for a photo that cannot be read. */
  id: string;
  takenAt: Date | null;
  /** `present`: in the album, or chosen twice. */
  state: 'new' | 'present' | 'sent' | 'failed';
  problem: RowProblem | null;
}

interface Step extends ImportedCount {
  step: 'reading' | 'sending';
}

function problemIn(error: unknown): RowProblem {
  if (error instanceof DamagedArchiveError) return 'damaged';
  if (!(error instanceof ApiError)) return 'unreadable';
  if (error.status === 429 || error.status === 503) return 'busy';
  // Ids of deleted photos cannot be reused.
  return error.status === 409 && !error.failure?.limit ? 'deleted' : problemOf(error);
}

/** True for a problem that the next photo would have too. */
const endsImport = (error: unknown) => error instanceof ApiError && !isRefusal(error);

async function readRow(photo: ChosenPhoto, index: number, to: { petId: string; timeZone: string }): Promise<PhotoRow> {
  const row: PhotoRow = { ...photo, index, id: '', takenAt: null, state: 'failed', problem: null };
  try {
    const file = await photo.open();
    const problem = await inspectPhoto(file);
    if (problem) return { ...row, problem };
    const [id, takenAt] = [await photoId(to.petId, file), await cameraMoment(file, to.timeZone)];
    return { ...row, id, takenAt, state: 'new' };
  } catch (error) {
    return { ...row, problem: problemIn(error) };
  }
}

/** Noon of the day, or now if noon is later. */
function noonOf(day: Day, timeZone: string): Date {
  return instantFromMs(Math.min(toInstant(day, '12:00', timeZone).getTime(), nowMs()));
}

function useProgress() {
  const [progress, setProgress] = useState<Step | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  /** Runs `work` for each item until it returns false, or the user stops. */
  const runStep = async <Item>(
    step: Step['step'],
    items: readonly Item[],
    work: (item: Item, signal: AbortSignal) => Promise<boolean>,
  ) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      for (const [doneCount, item] of items.entries()) {
        setProgress({ step, done: doneCount, all: items.length });
        if (!(await work(item, signal)) || signal.aborted) break;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      // Stop keeps the progress in place until its undo has ended.
      if (!signal.aborted) setProgress(null);
    }
    return !signal.aborted;
  };
  const abort = () => running.current?.abort();
  const stopImport = () => {
    abort();
    setProgress(null);
  };
  return { progress, run: runStep, abort, stop: stopImport };
}

const changeRow = (row: PhotoRow, change: Partial<PhotoRow>) => (all: readonly PhotoRow[] | null) =>
  all?.map((one) => (one.index === row.index ? { ...one, ...change } : one)) ?? null;

type Run = ReturnType<typeof useProgress>['run'];

/** @throws unknown if the album cannot be listed @returns null if the user stopped it */
async function readRows(
  photos: readonly ChosenPhoto[],
  to: { petId: string; timeZone: string },
  runStep: Run,
): Promise<PhotoRow[] | null> {
  const photoRows: PhotoRow[] = [];
  const seenKeys = new Set<string>();
  const isWhole = await runStep('reading', photos, async (photo, signal) => {
    if (photoRows.length === 0) for (const id of await listPhotoIds(to.petId, signal)) seenKeys.add(id);
    const row = await readRow(photo, photoRows.length, to);
    photoRows.push(row.state === 'new' && seenKeys.has(row.id) ? { ...row, state: 'present' } : row);
    seenKeys.add(row.id);
    return true;
  });
  return isWhole ? photoRows : null;
}

function useStart(
  { importId, fileName, undo }: ReturnType<typeof useCurrentImport>,
  abort: () => void,
  onRemoved: () => void,
) {
  const starting = useRef<Promise<void>>(undefined);
  return {
    start: (files: number) => {
      starting.current = startPhotoImport({ importId, fileName, files });
      return starting.current;
    },
    /** Also stops an upload in flight: the server adds nothing to an undone import. */
    remove: async () => {
      abort();
      // Until the server answers, an undo would not find the import.
      await starting.current?.catch(() => {});
      try {
        await undo();
      } finally {
        onRemoved();
      }
    },
  };
}

/** @param earlierImport earlier import, which photos of the same folder or archive continue until it is complete */
export function usePhotoImport(petId: string, earlierImport: EarlierImport | null) {
  const { timeZone } = usePageContext();
  const router = useRouter();
  const { progress, run, abort, stop } = useProgress();
  const current = useCurrentImport(earlierImport);
  const { importId, added } = current;
  const [rows, setRows] = useState<readonly PhotoRow[] | null>(null);
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const { start, remove } = useStart(current, abort, () => {
    setRows(null);
    stop();
    router.refresh();
  });

  const readPhotos = async ({ photos, fileName: chosen }: Pick<ChosenPhotos, 'photos' | 'fileName'>) => {
    current.selectImport(chosen);
    setRows(null);
    setProblem(null);
    try {
      const photoRows = await readRows(photos, { petId, timeZone }, run);
      if (photoRows && photoRows.length > 0) setRows(photoRows);
    } catch (error) {
      setProblem(problemIn(error));
    }
  };

  /** @returns false if the next photo would fail too */
  const failRow = (row: PhotoRow, error: unknown): boolean => {
    if (isUndone(error)) current.startNewImport();
    if (endsImport(error)) setProblem(problemIn(error));
    else setRows(changeRow(row, { state: 'failed', problem: problemIn(error) }));
    return !endsImport(error);
  };
  /** @param day for photos without a recorded time, empty to leave them out */
  const sendPhotos = async (day: Day | '') => {
    setProblem(null);
    const photos = photosToUpload(rows ?? [], day);
    let photosLeft = photos.length;
    await run('sending', photos, async (row, signal) => {
      try {
        if (row === photos[0]) await start(photos.length);
        const takenAt = row.takenAt ?? noonOf(day, timeZone);
        const isAdded = await sendPhoto({ petId, importId, id: row.id, takenAt }, await row.open(), signal);
        setRows(changeRow(row, { state: isAdded ? 'sent' : 'present', problem: null }));
        if (isAdded) current.addToCount(1);
        photosLeft -= 1;
        return true;
      } catch (error) {
        if (signal.aborted) throw error;
        return failRow(row, error);
      }
    });
    if (photosLeft === 0) current.completeImport();
    invalidatePhotos(petId);
    router.refresh();
  };
  return { progress, rows, problem, added, read: readPhotos, send: sendPhotos, stop, remove };
}

export function photosToUpload(rows: readonly PhotoRow[], day: Day | ''): PhotoRow[] {
  return rows.filter(
    ({ state, id, takenAt }) =>
      (state === 'new' || state === 'failed') && id !== '' && (takenAt !== null || day !== ''),
  );
}
