import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { type Photo, type PhotoRow, photoColumns, toPhoto } from './photo';
import { type PhotoPatch, photoPatch } from './schema';

/** Has no create, because a new photo needs its files (`mutations.ts`). */
export const photos = petCollection<PhotoRow, Photo, PhotoPatch, PhotoPatch>({
  name: 'photos',
  input: photoPatch,
  patch: photoPatch,
  columns: photoColumns,
  newestBy: 'takenAt',
  toItem: toPhoto,
  toColumns: (patch) => patch,
});
