import { ApiError } from '@/lib/browser/api/api-client';
import { findPhotoProblem, type PhotoProblem, photoFailure } from '@/lib/browser/api/photo-problem';
import { inspectPhoto } from '@/lib/browser/photos/inspect-photo';
import type { ReceivedFile } from '@/lib/browser/received/received-files';
import { paths } from '@/lib/core/config/paths';
import { uploadDocument } from '@/lib/records/documents/client';
import { type DocumentProblem, documentFailure, findDocumentProblem } from '@/lib/records/documents/problem';
import { uploadPhoto } from '@/lib/records/photos/client';
import { vetRecordsClient } from '@/lib/records/vet-records/client';

export const places = ['gallery', 'documents', 'visit'] as const;
export type Place = (typeof places)[number];

export const NEW_VISIT = '';

export interface Choice {
  petId: string;
  place: Place;
  visitId: string;
  about: string;
}

export interface Target {
  petId: string;
  place: Place;
  visitId: string | null;
}

export const pageOf: Record<Place, (petId: string) => string> = {
  gallery: paths.petSocial,
  documents: paths.petVetRecords,
  visit: paths.petVetRecords,
};

export type SendProblem = DocumentProblem | PhotoProblem;

export function problemAt(place: Place, file: File): SendProblem | null {
  return place === 'gallery' ? findPhotoProblem(file) : findDocumentProblem(file);
}

export async function problemBySending(place: Place, file: File): Promise<SendProblem | null> {
  return place === 'gallery' ? inspectPhoto(file) : findDocumentProblem(file);
}

/** Sending again stores the file only once. @returns the problem; null on success */
export async function sendReceived(target: Target, { key, file }: ReceivedFile): Promise<SendProblem | null> {
  const { petId, place, visitId } = target;
  const options = { idempotencyKey: key };
  try {
    if (place === 'gallery') {
      await uploadPhoto(petId, file, { caption: '', takenAt: '', tags: [], location: '' }, options);
    } else {
      await uploadDocument(petId, file, visitId === null ? {} : { vetRecordId: visitId }, options);
    }
    return null;
  } catch (error) {
    const isOfPhoto = place === 'gallery' && error instanceof ApiError && [400, 413, 415].includes(error.status);
    return isOfPhoto ? photoFailure(error) : documentFailure(error);
  }
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface NewVisit extends Pick<Choice, 'petId' | 'about'> {
  visitedOn: string;
}

/** @param key idempotency key of this attempt @returns id of the visit */
export async function addVisit({ petId, visitedOn, about }: NewVisit, key: string): Promise<string> {
  const visit = await vetRecordsClient.create(petId, { visitedOn, description: `<p>${escapeText(about)}</p>` }, key);
  return visit.id;
}
