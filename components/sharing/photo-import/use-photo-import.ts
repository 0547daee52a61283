'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { cameraMoment } from '@/components/records/photos/suggested-time';
import { problemOf, type UploadProblem } from '@/components/records/photos/upload';
import type { Progress } from '@/components/sharing/imports/import-progress';
import { ApiError } from '@/lib/browser/api/api-client';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import { now, nowMs } from '@/lib/core/time/clock';
import { type Day, instantFromMs } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { newId } from '@/lib/core/validation/ids';
import { countAdded, isUndone, undoImport } from '@/lib/sharing/imports/client';
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

interface Step extends Progress {
  step: 'reading' | 'sending';
}

function problemIn(error: unknown): RowProblem {
  if (error instanceof DamagedArchiveError) return 'damaged';
  if (!(error instanceof ApiError)) return 'unreadable';
  if (error.status === 429 || error.status === 503) return 'busy';
  // Ids of deleted photos stay taken.
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
  const run = async <Item>(
    step: Step['step'],
    items: readonly Item[],
    work: (item: Item, signal: AbortSignal) => Promise<boolean>,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    for (const [done, item] of items.entries()) {
      setProgress({ step, done, all: items.length });
      if (!(await work(item, controller.signal)) || controller.signal.aborted) break;
    }
    // Stop keeps the progress in place until its undo has ended.
    if (!controller.signal.aborted) setProgress(null);
    return !controller.signal.aborted;
  };
  return { progress, run, abort: () => running.current?.abort(), clear: () => setProgress(null) };
}

interface Batch {
  importId: string;
  fileName: string | null;
  /** Photos of the earlier import that this continues. */
  earlier: number;
}

export function usePhotoImport(petId: string, earlierImport: EarlierImport | null) {
  const { timeZone } = usePageContext();
  const router = useRouter();
  const { progress, run, abort, clear } = useProgress();
  const [rows, setRows] = useState<readonly PhotoRow[] | null>(null);
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const [{ importId, fileName, earlier }, setBatch] = useState<Batch>({ importId: '', fileName: null, earlier: 0 });

  const read = async ({ photos, fileName: chosen }: Pick<ChosenPhotos, 'photos' | 'fileName'>) => {
    const isContinued = earlierImport?.fileName === chosen;
    const continued = isContinued ? earlierImport : null;
    setBatch({ importId: continued?.id ?? newId(), fileName: chosen, earlier: countAdded(continued) });
    setRows(null);
    setProblem(null);
    const found: PhotoRow[] = [];
    let seen = new Set<string>();
    const isWhole = await run('reading', photos, async (photo, signal) => {
      try {
        if (found.length === 0) seen = await listPhotoIds(petId, signal);
      } catch (error) {
        if (!signal.aborted) setProblem(problemIn(error));
        return false;
      }
      const row = await readRow(photo, found.length, { petId, timeZone });
      found.push(row.state === 'new' && seen.has(row.id) ? { ...row, state: 'present' } : row);
      seen.add(row.id);
      return true;
    });
    if (isWhole && found.length > 0) setRows(found);
  };

  /** @param day for photos without a recorded time, empty to leave them out */
  const send = async (day: Day | '') => {
    setProblem(null);
    const fallbackTime = day === '' ? now() : noonOf(day, timeZone);
    const update = (row: PhotoRow, to: Partial<PhotoRow>) =>
      setRows((all) => all?.map((one) => (one.index === row.index ? { ...one, ...to } : one)) ?? null);
    const photos = photosToUpload(rows ?? [], day);
    await run('sending', photos, async (row, signal) => {
      try {
        if (row === photos[0]) await startPhotoImport({ importId, fileName, files: photos.length });
        await sendPhoto(
          { petId, importId, id: row.id, takenAt: row.takenAt ?? fallbackTime },
          await row.open(),
          signal,
        );
        update(row, { state: 'sent', problem: null });
      } catch (error) {
        if (signal.aborted) return false;
        const found = problemIn(error);
        if (isUndone(error)) setBatch({ importId: newId(), fileName, earlier: 0 });
        if (endsImport(error)) {
          setProblem(found);
          return false;
        }
        update(row, { state: 'failed', problem: found });
      }
      return true;
    });
    invalidatePhotos(petId);
    router.refresh();
  };
  const stopReading = () => {
    abort();
    clear();
  };
  /** Also undoes an upload that is in flight, because an undone import takes no more photos. */
  const remove = async () => {
    abort();
    try {
      await undoImport(importId);
    } finally {
      setRows(null);
      clear();
      router.refresh();
    }
  };
  const added = earlier + (rows?.filter(({ state }) => state === 'sent').length ?? 0);
  return { progress, rows, problem, added, read, send, stopReading, remove };
}

export function photosToUpload(rows: readonly PhotoRow[], day: Day | ''): PhotoRow[] {
  return rows.filter(
    ({ state, id, takenAt }) =>
      (state === 'new' || state === 'failed') && id !== '' && (takenAt !== null || day !== ''),
  );
}
