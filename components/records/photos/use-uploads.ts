'use client';

import pLimit from 'p-limit';
import { useEffect, useRef } from 'react';
import { usePageContext } from '#page-context';
import { toInstant } from '@/lib/core/time/zoned-time';
import { type NewPhoto, uploadPhoto } from '@/lib/records/photos/client';
import type { Photo } from '@/lib/records/photos/photo';
import { isSendable, problemOf, type Upload } from './upload';
import { useContentKeys } from './use-content-keys';
import { useUploadList } from './use-upload-list';

export interface Shared {
  tags: readonly string[];
  location: string;
}

/** More in parallel are no faster. */
const TOGETHER = 2;

export function useUploads(petId: string, files: readonly File[]) {
  const { timeZone } = usePageContext();
  const { uploads, change, drop } = useUploadList(files);
  const running = useRef(new Map<string, AbortController>());
  const keyFor = useContentKeys();
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  async function sendOne(upload: Upload, sharedDetails: Shared): Promise<Photo | 'failed' | 'ended'> {
    const { key, file, caption, taken } = upload;
    const controller = running.current.get(key);
    if (!controller || controller.signal.aborted) return 'ended';
    const takenAt = taken?.day && taken.time ? toInstant(taken.day, taken.time, timeZone).toISOString() : '';
    const photo: NewPhoto = { caption, takenAt, ...sharedDetails };
    change(key, { state: 'sending' });
    try {
      const addedPhoto = await uploadPhoto(petId, file, photo, {
        onProgress: (progress) => change(key, { progress }),
        signal: controller.signal,
        idempotencyKey: keyFor(upload, photo),
      });
      change(key, { state: 'sent', progress: 1 });
      return addedPhoto;
    } catch (error) {
      const ended = controller.signal.aborted;
      change(key, { state: 'ready', progress: 0, problem: ended ? null : problemOf(error) });
      return ended ? 'ended' : 'failed';
    } finally {
      running.current.delete(key);
    }
  }

  async function sendUploads(sharedDetails: Shared): Promise<{ arrived: Photo[]; failed: boolean }> {
    const limitUploads = pLimit(TOGETHER);
    const sendableUploads = uploads.filter(isSendable);
    for (const { key } of sendableUploads) {
      running.current.set(key, new AbortController());
      change(key, { state: 'waiting', problem: null });
    }
    const ends = await Promise.all(sendableUploads.map((upload) => limitUploads(() => sendOne(upload, sharedDetails))));
    return { arrived: ends.filter((end) => typeof end === 'object'), failed: ends.includes('failed') };
  }

  function cancelUpload(key: string) {
    running.current.get(key)?.abort();
    change(key, { state: 'ready', progress: 0 });
  }

  const replaceFile = (key: string, file: File) => change(key, { file, problem: null });
  return { uploads, change, replace: replaceFile, drop, cancel: cancelUpload, send: sendUploads };
}
