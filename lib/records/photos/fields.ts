import { photos } from '@/lib/collections/columns/photos';
import { comparedFields } from '@/lib/collections/compared-fields';
import { momentField, noteField } from '@/lib/versions/entry-fields';
import type { Photo } from './photo';
import { writeTags } from './tags';

export const photoFields = comparedFields<Photo>('photos', photos, {
  caption: noteField('photos.caption'),
  takenAt: momentField('takenAt', 'photos.takenOn'),
  tags: { label: 'photos.tags', show: ({ tags }) => writeTags(tags) || null },
});
