'use client';

import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { findPhotoProblem, type PhotoProblem, photoFailure } from '@/lib/browser/api/photo-problem';
import { toInstant } from '@/lib/core/time/zoned-time';
import { newId } from '@/lib/core/validation/ids';
import { type NewPhoto, uploadPhoto } from '@/lib/records/photos/client';
import type { Photo } from '@/lib/records/photos/photo';
import { type LocalTime, suggestTime } from './suggested-time';

export type UploadProblem = PhotoProblem | 'invalid' | 'full' | 'offline';

export interface Upload {
  key: string;
  file: File;
  /** The original file name, also after cropping. */
  name: string;
  caption: string;
  /** Null while unknown; the server decides then. */
  taken: LocalTime | null;
  state: 'ready' | 'waiting' | 'sending' | 'sent';
  progress: number;
  problem: UploadProblem | null;
}

export interface Shared {
  tags: readonly string[];
  location: string;
}

/** More in parallel are no faster. */
const TOGETHER = 2;

function toUpload(file: File): Upload {
  const problem = findPhotoProblem(file);
  return { key: newId(), file, name: file.name, caption: '', taken: null, state: 'ready', progress: 0, problem };
}

function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.failure?.code === 'limit_reached') return 'full';
  // The text beside the photo is at fault, not the photo.
  if (error.failure?.fields) return 'invalid';
  return error.status === 0 ? 'offline' : photoFailure(error);
}

export function useUploads(petId: string, files: readonly File[], timeZone: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const counted = useRef(0);
  const running = useRef(new Map<string, AbortController>());
  const sentKeys = useRef(new Map<string, { said: string; key: string }>());
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

  // More files may be dropped or pasted meanwhile; each one's date is read once.
  useEffect(() => {
    const fresh = files.slice(counted.current).map(toUpload);
    counted.current = files.length;
    setUploads((now) => [...now, ...fresh]);
    for (const { key, file } of fresh) {
      void suggestTime(file, timeZone).then((found) =>
        setUploads((now) => now.map((one) => (one.key === key && !one.taken ? { ...one, taken: found } : one))),
      );
    }
  }, [files, timeZone]);
  useEffect(() => {
    const left = running.current;
    return () => {
      for (const controller of left.values()) controller.abort();
    };
  }, []);

  /** Idempotency key, the same for the same content: a retry after a lost answer adds nothing. */
  function keyFor(upload: Upload, photo: NewPhoto): string {
    const said = JSON.stringify([photo, upload.file.name, upload.file.size, upload.file.lastModified]);
    const known = sentKeys.current.get(upload.key);
    const key = known?.said === said ? known.key : newId();
    sentKeys.current.set(upload.key, { said, key });
    return key;
  }

  async function sendOne(upload: Upload, shared: Shared): Promise<Photo | 'failed' | 'ended'> {
    const { key, file, caption, taken } = upload;
    const controller = running.current.get(key);
    if (!controller || controller.signal.aborted) return 'ended';
    const takenAt = taken?.day && taken.time ? toInstant(taken.day, taken.time, timeZone).toISOString() : '';
    const photo: NewPhoto = { caption, takenAt, ...shared };
    change(key, { state: 'sending' });
    try {
      const added = await uploadPhoto(petId, file, photo, {
        onProgress: (progress) => change(key, { progress }),
        signal: controller.signal,
        idempotencyKey: keyFor(upload, photo),
      });
      change(key, { state: 'sent', progress: 1 });
      return added;
    } catch (error) {
      const ended = controller.signal.aborted;
      change(key, { state: 'ready', progress: 0, problem: ended ? null : problemOf(error) });
      return ended ? 'ended' : 'failed';
    } finally {
      running.current.delete(key);
    }
  }

  /** @returns the photos that arrived, and whether one failed */
  async function send(shared: Shared): Promise<{ arrived: Photo[]; failed: boolean }> {
    const limit = pLimit(TOGETHER);
    const wanted = uploads.filter(isSendable);
    for (const { key } of wanted) {
      running.current.set(key, new AbortController());
      change(key, { state: 'waiting', problem: null });
    }
    const ends = await Promise.all(wanted.map((upload) => limit(() => sendOne(upload, shared))));
    return { arrived: ends.filter((end) => typeof end === 'object'), failed: ends.includes('failed') };
  }

  function cancel(key: string) {
    running.current.get(key)?.abort();
    change(key, { state: 'ready', progress: 0 });
  }

  const replace = (key: string, file: File) => change(key, { file, problem: null });
  const drop = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key));
  return { uploads, change, replace, drop, cancel, send };
}

export function isSendable({ state, problem }: Upload): boolean {
  return state === 'ready' && problem !== 'wrongType' && problem !== 'tooLarge' && problem !== 'unreadable';
}
