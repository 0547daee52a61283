import { notDeleted } from '@/lib/access/filters';
import type { DocumentType } from './file-name';
import type { ParentField } from './vocabulary';

export const documentColumns = {
  id: true,
  petId: true,
  name: true,
  contentType: true,
  bytes: true,
  previewKey: true,
  createdAt: true,
  vetRecordId: true,
  vaccinationId: true,
  medicationId: true,
} as const;

interface Shown extends Record<ParentField, string | null> {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
}

export interface DocumentRow extends Shown {
  petId: string;
  previewKey: string | null;
  createdAt: Date;
}

export interface PetDocument extends Shown {
  /** Empty while it waits on the device that attached it. */
  fileUrl: string;
  /** An image of the first page; null until it is drawn, or if it can't be. */
  previewUrl: string | null;
  createdAt: string;
}

/** A condition on documents: those of a deleted entry are hidden with it. */
export const ofPresentEntry = {
  AND: [
    { OR: [{ vetRecordId: null }, { vetRecord: notDeleted }] },
    { OR: [{ vaccinationId: null }, { vaccination: notDeleted }] },
    { OR: [{ medicationId: null }, { medication: notDeleted }] },
  ],
};

export function toDocument({ petId, previewKey, createdAt, ...row }: DocumentRow): PetDocument {
  const path = `/api/pets/${petId}/documents/${row.id}`;
  return {
    id: row.id,
    name: row.name,
    contentType: row.contentType,
    bytes: row.bytes,
    vetRecordId: row.vetRecordId,
    vaccinationId: row.vaccinationId,
    medicationId: row.medicationId,
    fileUrl: `${path}/file`,
    previewUrl: previewKey === null ? null : `${path}/preview`,
    createdAt: createdAt.toISOString(),
  };
}

export function contentKey(fileKey: string, contentType: DocumentType): string {
  return `${fileKey}-content.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

export function previewKeyOf(fileKey: string): string {
  return `${fileKey}-preview.webp`;
}

export function byParent(documents: readonly PetDocument[], field: ParentField): Record<string, PetDocument[]> {
  const grouped: Record<string, PetDocument[]> = {};
  for (const one of documents) {
    const id = one[field];
    if (id !== null) grouped[id] = [...(grouped[id] ?? []), one];
  }
  return grouped;
}

export function isPicture({ contentType }: Pick<PetDocument, 'contentType'>): boolean {
  return contentType.startsWith('image/');
}
