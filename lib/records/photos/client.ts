'use client';

import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { type UploadOptions, uploadFile } from '@/lib/browser/api/upload-client';
import { sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { collectionClient } from '@/lib/collections/client';
import type { Page } from '@/lib/core/http/pagination';
import { newId } from '@/lib/core/validation/ids';
import type { Photo } from './photo';
import type { PhotoLink } from './queries';
import type { PhotoFilter, PhotoPatch } from './schema';
import { writeTags } from './tags';
import { type LinkLifetime, PAGE_SIZE } from './vocabulary';

export const photosClient = collectionClient<Photo, Photo, never, PhotoPatch>('photos', {});

const photosPath = (petId: string) => `/api/pets/${petId}/photos` as const;

export function listPhotos(petId: string, { tag, year }: PhotoFilter, cursor: string): Promise<Page<Photo>> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), cursor });
  if (tag !== undefined) query.set('tag', tag);
  if (year !== undefined) query.set('year', String(year));
  return apiGet(`${photosPath(petId)}?${query}`);
}

export interface NewPhoto {
  caption: string;
  takenAt: string;
  tags: readonly string[];
  location: string;
}

export async function uploadPhoto(
  petId: string,
  photoBlob: Blob,
  photo: NewPhoto,
  options: UploadOptions,
): Promise<Photo> {
  const file = await preparePhoto(photoBlob);
  options.signal?.throwIfAborted();
  const { idempotencyKey: key = newId() } = options;
  const body = { ...photo, tags: writeTags(photo.tags), id: key };
  const photoFile = file instanceof File ? file : new File([file], 'photo', { type: file.type });
  const about = { collection: 'photos', petId, entryId: key, method: 'POST', path: photosPath(petId) } as const;
  return sendOrStore<Photo>(
    { ...about, verb: 'create', body, shown: { ...photo, id: key, url: '' }, file: photoFile, key },
    () => uploadFile<Photo>(about.path, file, body, { ...options, idempotencyKey: key }),
  );
}

export function cropPhoto(petId: string, photoId: string, croppedPhoto: Blob): Promise<Photo> {
  return uploadFile<Photo>(`${photosPath(petId)}/${photoId}/crops`, croppedPhoto, {}, { idempotencyKey: newId() });
}

export async function makeProfilePhoto(petId: string, image: Blob, onProgress: (share: number) => void) {
  await uploadFile(`/api/pets/${petId}/photo`, image, {}, { onProgress });
  invalidate(new RegExp(`^/api/pets(/${petId})?$`));
}

const linksPath = (petId: string, photoId: string) => `${photosPath(petId)}/${photoId}/links`;

export async function listLinks(petId: string, photoId: string): Promise<PhotoLink[]> {
  return (await apiGet<Page<PhotoLink>>(linksPath(petId, photoId))).items;
}

export function createLink(
  petId: string,
  photoId: string,
  lifetime: LinkLifetime,
  idempotencyKey: string,
): Promise<PhotoLink & { url: string }> {
  return apiSend('POST', linksPath(petId, photoId), { lifetime }, { idempotencyKey });
}

export async function revokeLink(petId: string, photoId: string, linkId: string): Promise<void> {
  await apiSend('DELETE', `${linksPath(petId, photoId)}/${linkId}`);
}
