import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type DocumentRow, documentColumns, type PetDocument, toDocument } from './document';
import { type DocumentPatch, documentPatch } from './schema';

export const documents = petCollection<DocumentRow, PetDocument, DocumentPatch, DocumentPatch>({
  name: 'documents',
  input: () => documentPatch,
  patch: () => documentPatch,
  columns: documentColumns,
  newestBy: 'createdAt',
  toItem: toDocument,
  toColumns: (patch) => patch,
});
