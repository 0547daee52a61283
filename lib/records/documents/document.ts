import { notDeleted } from '@/lib/access/filters';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { documents } from '@/lib/collections/columns/documents';
import type { DocumentType } from './file-name';
import type { ParentField } from './vocabulary';

export const documentColumns = {
  ...selectOf(documents),
  petId: true,
  previewKey: true,
  createdAt: true,
} as const;

export type DocumentRow = RowOf<'Document', typeof documents> & {
  petId: string;
  previewKey: string | null;
  createdAt: Date;
};

export type PetDocument = EntryOf<'Document', typeof documents> & {
  /** Empty while the upload waits on its device. */
  fileUrl: string;
  /** Image of the first page; null until it is drawn, or if drawing fails. */
  previewUrl: string | null;
  createdAt: string;
  /** Number of the first page whose text has every word of the search. */
  foundOn?: number;
};

export const ofPresentEntry = {
  AND: [
    { OR: [{ vetRecordId: null }, { vetRecord: notDeleted }] },
    { OR: [{ vaccinationId: null }, { vaccination: notDeleted }] },
    { OR: [{ medicationId: null }, { medication: notDeleted }] },
    { OR: [{ expenseId: null }, { expense: notDeleted }] },
  ],
};

/** Documents that links may show. Receipts are as private as their cost. */
export const shareable = { ...ofPresentEntry, expenseId: null };

export function toDocument({ petId, previewKey, createdAt, ...row }: DocumentRow): PetDocument {
  const path = `/api/pets/${petId}/documents/${row.id}`;
  return {
    ...entryOf<'Document', typeof documents>(documents, row),
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
  const documentGroups: Record<string, PetDocument[]> = {};
  for (const one of documents) {
    const id = one[field];
    if (id !== null) documentGroups[id] = [...(documentGroups[id] ?? []), one];
  }
  return documentGroups;
}

export function isPicture({ contentType }: Pick<PetDocument, 'contentType'>): boolean {
  return contentType.startsWith('image/');
}
