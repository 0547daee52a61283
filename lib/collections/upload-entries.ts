import { documents } from './columns/documents';
import { photos } from './columns/photos';

/** Items of the registry for uploaded files. */
export const uploadEntries = {
  photos: {
    table: 'Photo',
    relation: 'photos',
    parameter: 'photoId',
    api: { tag: 'Visits, documents, photos', one: 'photo', many: 'photos' },
    uploads: true,
    sections: [],
    passport: [],
    columns: photos,
    bin: { title: 'e."caption"', at: 'takenAt' },
  },
  documents: {
    table: 'Document',
    relation: 'documents',
    parameter: 'documentId',
    api: { tag: 'Visits, documents, photos', one: 'document', many: 'documents' },
    uploads: true,
    sections: ['documents'],
    passport: [],
    columns: documents,
    bin: { title: 'e."name"', at: 'createdAt' },
  },
} as const;
