import * as z from 'zod';
import { timelineQuery } from '@/lib/core/http/pagination';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { patternText, searchTerm } from '@/lib/core/validation/zod-text';
import { readTags, writeTags } from './tags';
import { lifetimeNames, photoLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';

/** A field of tags with spaces and repetitions. */
const TYPED_TAGS = 4 * photoLimits.tags * photoLimits.tag;

export const photoTags = z
  .array(requiredEntryLine(photoLimits.tag), { error: invalid })
  .transform((tags) => readTags(writeTags(tags)))
  .refine((tags) => tags.length <= photoLimits.tags, { error: 'photos.validation.tooManyTags' })
  // Commas separate tags in a field, so what has one becomes two, of which each has to be short enough too.
  .refine((tags) => tags.every((tag) => tag.length <= photoLimits.tag), { error: invalid });

export const photoTexts = {
  caption: noteText(photoLimits.caption),
  location: optionalEntryLine(photoLimits.location),
};

const fields = (at: Date) => ({ ...photoTexts, takenAt: pastInstant(at), tags: photoTags });

/** What comes with the file of a new photo: texts, as a form sends them. Without `takenAt` the camera is asked. */
export function photoUpload(at: Date) {
  return z.strictObject({
    caption: photoTexts.caption.default(null),
    location: photoTexts.location.default(null),
    takenAt: z.union([z.literal('').transform(() => undefined), pastInstant(at)]).optional(),
    tags: z
      .string({ error: invalid })
      .max(TYPED_TAGS, { error: invalid, abort: true })
      .transform(readTags)
      .pipe(photoTags)
      .default([]),
  });
}

/** A change of a photo: any of the fields but the file. */
export function photoPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

const filterFields = {
  tag: searchTerm(photoLimits.tag).pipe(z.string().min(1)).optional(),
  year: z.coerce.number().int().min(1900).max(2200).optional(),
};

/** `?tag=&year=` of the list. */
export const photoQuery = timelineQuery.extend(filterFields);

/** The same of the page, where a value that makes no sense filters nothing. */
export const galleryQuery = z.object({
  tag: filterFields.tag.catch(undefined),
  year: filterFields.year.catch(undefined),
});

export type PhotoFilter = z.output<typeof galleryQuery>;

/** Which file of a photo: one of the two of the upload, or an AVIF by its width. */
export const fileQuery = z.object({
  size: z.union([z.enum(['small', 'large']), patternText(/^[1-9]\d{0,3}$/, 4, invalid)]).default('large'),
});

export const linkInput = z.strictObject({ lifetime: z.enum(lifetimeNames, { error: invalid }).default('week') });

export type PhotoPatch = z.output<ReturnType<typeof photoPatch>>;
export type PhotoQuery = z.output<typeof photoQuery>;
