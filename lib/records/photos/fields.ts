import { type EntryFields, momentField, noteField, textField } from '@/lib/versions/entry-fields';
import type { Photo } from './photo';
import { writeTags } from './tags';

export const photoFields: EntryFields<Photo> = {
  caption: noteField('photos.caption'),
  takenAt: momentField('takenAt', 'photos.takenOn'),
  tags: { label: 'photos.tags', show: ({ tags }) => writeTags(tags) || null },
  location: textField('photos.location'),
};
