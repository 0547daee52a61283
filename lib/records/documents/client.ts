import { apiSend } from '@/lib/browser/api/api-client';
import { isConvertible } from '@/lib/browser/api/photo-problem';
import { invalidate } from '@/lib/browser/api/query-client';
import { type UploadOptions, uploadFile } from '@/lib/browser/api/upload-client';
import { sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { withTypeOfBytes } from '@/lib/browser/photos/inspect-photo';
import type { NamedEntry } from '@/lib/collections/client';
import { overwrite } from '@/lib/collections/overwrite';
import { newId } from '@/lib/core/validation/ids';
import type { PetDocument } from './document';
import type { DocumentPatch } from './schema';
import type { DocumentParent } from './vocabulary';

const path = (petId: string) => `/api/pets/${petId}/documents` as const;

/** Also invalidates vet records, which contain documents. */
async function invalidateAfter<Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> {
  const result = await answer;
  invalidate(new RegExp(`^/api/pets/${petId}/(documents|vet-records)`));
  return result;
}

/** Converts formats that the server refuses. @throws ApiError 415 if this browser can't decode the format */
async function convertPicture(pictureFile: File): Promise<File> {
  const file = await withTypeOfBytes(pictureFile);
  if (!isConvertible(file)) return file;
  const { convertPhoto } = await import('@/lib/browser/photos/convert-photo');
  return convertPhoto(file);
}

export async function uploadDocument(
  petId: string,
  chosenFile: File,
  parent: DocumentParent,
  options: UploadOptions,
): Promise<PetDocument> {
  const file = await convertPicture(chosenFile);
  options.signal?.throwIfAborted();
  const { idempotencyKey: key = newId() } = options;
  const body = { ...parent, name: file.name, id: key };
  const place = { collection: 'documents', petId, entryId: key, parentId: Object.values(parent)[0] ?? null };
  const nowhere = { vetRecordId: null, vaccinationId: null, medicationId: null, expenseId: null };
  const entry: Omit<PetDocument, 'createdAt'> = {
    ...{ ...nowhere, ...body },
    ...{ contentType: file.type, bytes: file.size, fileUrl: '', previewUrl: null },
  };
  const request = {
    ...place,
    verb: 'create',
    method: 'POST',
    path: path(petId),
    body,
    shown: entry,
    file,
    key,
  } as const;
  return invalidateAfter(
    petId,
    sendOrStore<PetDocument>(request, () =>
      uploadFile<PetDocument>(path(petId), file, body, { ...options, idempotencyKey: key }),
    ),
  );
}

function documentPlace(petId: string, id: string) {
  return { collection: 'documents', petId, entryId: id, path: `${path(petId)}/${id}` };
}

/** @throws OvertakenError if someone else renamed it meanwhile */
export function renameDocument(petId: string, openedDocument: PetDocument, patch: DocumentPatch): Promise<PetDocument> {
  return overwrite(openedDocument, patch, (changes, sending) => {
    const entry = { ...openedDocument, ...changes };
    const change = {
      verb: 'change',
      method: 'PATCH',
      body: changes,
      opened: { ...openedDocument },
      shown: entry,
    } as const;
    const place = documentPlace(petId, openedDocument.id);
    return invalidateAfter(
      petId,
      sendOrStore<PetDocument>({ ...place, ...change }, () =>
        apiSend<PetDocument>('PATCH', place.path, changes, sending),
      ),
    );
  });
}

export async function removeDocument(petId: string, document: NamedEntry<PetDocument>): Promise<void> {
  const place = { ...documentPlace(petId, document.id), shown: { ...document } };
  await invalidateAfter(
    petId,
    sendOrStore<unknown>({ ...place, verb: 'remove', method: 'DELETE' }, () => apiSend('DELETE', place.path)),
  );
}

export function restoreDocument(petId: string, document: NamedEntry<PetDocument>): Promise<PetDocument> {
  const { id } = document;
  const place = { ...documentPlace(petId, id), path: `${path(petId)}/${id}/restore`, shown: { ...document } };
  return invalidateAfter(
    petId,
    sendOrStore<PetDocument>({ ...place, verb: 'restore', method: 'POST' }, () =>
      apiSend<PetDocument>('POST', place.path),
    ),
  );
}
