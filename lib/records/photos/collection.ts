import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type Photo, type PhotoRow, photoColumns, toPhoto } from './photo';
import { type PhotoPatch, photoPatch } from './schema';

/** Reading one, changing, removing and bringing back; a new one comes with its file (`mutations.ts`). */
export const photos = petCollection<PhotoRow, Photo, PhotoPatch, PhotoPatch>({
  table: 'photo',
  input: photoPatch,
  patch: photoPatch,
  columns: photoColumns,
  newestBy: 'takenAt',
  toItem: toPhoto,
  toColumns: (patch) => patch,
});
