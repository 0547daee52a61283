'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MomentFields } from '@/components/forms/moment-fields';
import { SuggestField } from '@/components/forms/suggest-field';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { dayIn, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { photosClient } from '@/lib/records/photos/client';
import type { PhotoFormValues } from '@/lib/records/photos/form';
import type { Photo } from '@/lib/records/photos/photo';
import type { PhotoPatch } from '@/lib/records/photos/schema';
import { completeTags, writeTags } from '@/lib/records/photos/tags';
import { photoLimits } from '@/lib/records/photos/vocabulary';

interface PhotoFormProps {
  petId: string;
  photo: Photo;
  tags: readonly string[];
  onSaved: (photo: Photo) => void;
}

const OFFERED = 8;

export function PhotoForm({ petId, photo, tags, onSaved }: PhotoFormProps) {
  const t = useTranslations('photos');
  const { timeZone, latest } = usePageContext();
  const takenAt = instantFromJson(photo.takenAt);
  const original = { takenAt, day: dayIn(takenAt, timeZone), time: timeIn(takenAt, timeZone) };
  const suggest = async (text: string) =>
    completeTags(text, tags)
      .slice(0, OFFERED)
      .map(({ tag, text: value }) => ({ value, label: `#${tag}` }));
  return (
    <EntryForm<PhotoFormValues, PhotoPatch, Photo>
      draftKey={entryDraft('photos', petId, photo.id)}
      schema={async () => (await import('@/lib/records/photos/form')).photoForm({ timeZone, latest, original })}
      fields={async () => (await import('@/lib/records/photos/fields')).photoFields}
      initial={{
        caption: photo.caption ?? '',
        day: original.day,
        time: original.time,
        tags: writeTags(photo.tags),
        location: photo.location ?? '',
      }}
      save={(values) => photosClient.overwrite(petId, photo, values)}
      onSaved={onSaved}
    >
      <TextAreaField name="caption" label={t('caption')} maxLength={photoLimits.caption} rows={2} />
      <MomentFields />
      <SuggestField name="tags" label={t('tags')} hint={t('tagsHint')} suggest={suggest} />
      <TextField name="location" label={t('location')} maxLength={photoLimits.location} autoComplete="off" />
    </EntryForm>
  );
}
