import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { type UploadOptions, uploadFile } from '@/lib/browser/api/upload-client';
import { overwrite } from '@/lib/collections/overwrite';
import type { PetDocument } from './document';
import type { DocumentPatch } from './schema';
import type { DocumentParent } from './vocabulary';

const path = (petId: string) => `/api/pets/${petId}/documents` as const;

/** The health record and the visits show documents too. */
async function written<Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  invalidate(new RegExp(`^/api/pets/${petId}/(documents|vet-records)`));
  return result;
}

export function uploadDocument(
  petId: string,
  file: File,
  parent: DocumentParent,
  options: UploadOptions,
): Promise<PetDocument> {
  return written(petId, uploadFile<PetDocument>(path(petId), file, { ...parent, name: file.name }, options));
}

/** @throws OvertakenError where somebody else has renamed it meanwhile */
export function renameDocument(petId: string, opened: PetDocument, patch: DocumentPatch): Promise<PetDocument> {
  return overwrite(opened, patch, (changes, sending) =>
    written(petId, apiSend<PetDocument>('PATCH', `${path(petId)}/${opened.id}`, changes, sending)),
  );
}

export async function removeDocument(petId: string, id: string): Promise<void> {
  await written(petId, apiSend('DELETE', `${path(petId)}/${id}`));
}

export function restoreDocument(petId: string, id: string): Promise<PetDocument> {
  return written(petId, apiSend<PetDocument>('POST', `${path(petId)}/${id}/restore`));
}
