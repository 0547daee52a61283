import * as z from 'zod';
import { documentFields } from '@/lib/records/documents/schema';
import { parentFields } from '@/lib/records/documents/vocabulary';
import { photoPatch } from '@/lib/records/photos/schema';
import { writeTags } from '@/lib/records/photos/tags';
import { documentName, photoName } from './file-names';
import type { ExportedRow, Reading } from './readers';
import type { FileKind, ImportFile } from './vocabulary';

type FileColumns = Omit<ImportFile, 'id'>;

/** @returns function from a row to its file, null for a row that is not valid */
type MakeFileReader = (reading: Reading) => (row: ExportedRow) => FileColumns | null;

/** Only for the estimate of the needed storage, so a wrong value refuses nothing. */
const storedBytes = z.int().nonnegative().catch(0);

const photoReader: MakeFileReader = ({ author }) => {
  const schema = photoPatch(author.at).required();
  return ({ id, bytes, caption = null, location = null, tags, takenAt }) => {
    const texts = schema.safeParse({ caption, location, tags, takenAt }).data;
    if (!texts) return null;
    return {
      ...{ kind: 'photos', name: photoName(String(id)), bytes: storedBytes.parse(bytes) },
      fields: {
        caption: texts.caption ?? '',
        location: texts.location ?? '',
        tags: writeTags(texts.tags),
        takenAt: texts.takenAt.toISOString(),
      },
    };
  };
};

const parentLists = {
  vetRecordId: 'vet-records',
  vaccinationId: 'vaccinations',
  medicationId: 'medications',
  expenseId: 'expenses',
} as const;

const documentReader: MakeFileReader = ({ find }) => {
  return ({ id, bytes, name, ...row }) => {
    if (typeof name !== 'string') return null;
    // Without its entry, which was not valid, the document belongs to the pet.
    const parents = parentFields.flatMap((field) => {
      const parentId = find(parentLists[field], row[field]);
      return parentId === null ? [] : [[field, parentId]];
    });
    const fields = { name, ...Object.fromEntries(parents) };
    // A receipt without its cost would become a document that links show.
    if (row.expenseId && parents.length === 0) return null;
    if (!documentFields.safeParse(fields).success) return null;
    return { kind: 'documents', name: documentName(String(id), name), bytes: storedBytes.parse(bytes), fields };
  };
};

export const fileReaders: Record<FileKind, MakeFileReader> = { photos: photoReader, documents: documentReader };
