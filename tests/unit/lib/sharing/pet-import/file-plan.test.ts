import { type ArchivedPet, compareFiles, countFitting, requestsOf } from '@/lib/sharing/pet-import/file-plan';
import type { ImportFile } from '@/lib/sharing/pet-import/vocabulary';

const photo: ImportFile = { kind: 'photos', id: 'b', name: 'photos/1.webp', bytes: 30, fields: { caption: 'Sea' } };
const document: ImportFile = { kind: 'documents', id: 'c', name: 'documents/2-x.pdf', bytes: 50, fields: {} };
const pet: ArchivedPet = {
  ...{ id: 'a', name: 'Luna', state: 'new', entries: {}, unreadable: 0, deleted: 0, missing: 0 },
  ...{ portrait: 'photos/0.webp', files: [photo, document] },
};

test('R7.24 counts files that the archive lacks', () => {
  expect(compareFiles(pet, new Set([photo.name]))).toEqual({ ...pet, portrait: null, files: [photo], missing: 1 });
  expect(compareFiles(pet, new Set(['photos/0.webp', photo.name, document.name]))).toEqual(pet);
});

test('R7.24 uploads the profile photo, then the other files', () => {
  expect(requestsOf(pet)).toEqual([
    { path: '/api/pets/a/photo', name: 'photos/0.webp', fields: {} },
    { path: '/api/pets/a/photos', name: 'photos/1.webp', fields: { caption: 'Sea', id: 'b' } },
    { path: '/api/pets/a/documents', name: 'documents/2-x.pdf', fields: { id: 'c' } },
  ]);
});

test.each([
  [{ bytes: 80, files: 2 }, 2],
  [{ bytes: 79, files: 2 }, 1],
  [{ bytes: 80, files: 1 }, 1],
  [{ bytes: 29, files: 9 }, 0],
  [{ bytes: 80, files: 0 }, 0],
])('R7.24 storage of %j fits %i files', (room, fitting) => {
  expect(countFitting([pet], room)).toBe(fitting);
});
