import { apiGet } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
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

interface NewPhoto {
  petId: string;
  id: string;
  takenAt: Date;
}

/** Skips the outbox, unlike single uploads: the import stops without a connection and goes on later. */
export async function sendPhoto({ petId, id, takenAt }: NewPhoto, photo: Blob, signal: AbortSignal): Promise<void> {
  const file = await preparePhoto(photo);
  signal.throwIfAborted();
  const fields = { id, takenAt: takenAt.toISOString() };
  await uploadFile(`/api/pets/${petId}/photos`, file, fields, { signal, longestPause: LONGEST_PAUSE });
}

export const invalidatePhotos = (petId: string): void => invalidate(new RegExp(`^/api/pets/${petId}/photos`));
