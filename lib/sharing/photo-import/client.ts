import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { MAX_FILE_NAME } from '@/lib/collections/import-fields';
import type { Page } from '@/lib/core/http/pagination';
import type { Photo } from '@/lib/records/photos/photo';

const PAGE = 200;

export async function listPhotoIds(petId: string, signal: AbortSignal): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    signal.throwIfAborted();
    const query: URLSearchParams = new URLSearchParams({ limit: String(PAGE), ...(cursor && { cursor }) });
    const page: Page<Photo> = await apiGet(`/api/pets/${petId}/photos?${query}`);
    for (const { id } of page.items) ids.add(id);
    cursor = page.nextCursor;
  }
  return ids;
}

/** Seconds. Many photos in a row can use up the writes of a minute. */
const LONGEST_PAUSE = 60;

interface PhotoImport {
  importId: string;
  fileName: string | null;
  files: number;
}

export async function startPhotoImport({ importId, fileName, files }: PhotoImport): Promise<void> {
  await apiSend('POST', '/api/imports', { importId, fileName: fileName?.slice(0, MAX_FILE_NAME), files });
}

interface NewPhoto {
  petId: string;
  importId: string;
  id: string;
  takenAt: Date;
}

/**
 * Skips the outbox, unlike single uploads: the import stops without a connection and goes on later.
 * @returns false if the album has the photo under another id, because it was added individually
 */
export async function sendPhoto(
  { petId, importId, id, takenAt }: NewPhoto,
  photo: Blob,
  signal: AbortSignal,
): Promise<boolean> {
  const file = await preparePhoto(photo);
  signal.throwIfAborted();
  const fields = { id, importId, takenAt: takenAt.toISOString() };
  const options = { signal, longestPause: LONGEST_PAUSE };
  const storedPhoto = await uploadFile<Photo>(`/api/pets/${petId}/photos`, file, fields, options);
  return storedPhoto.id === id;
}

export const invalidatePhotos = (petId: string): void => invalidate(new RegExp(`^/api/pets/${petId}/photos`));
