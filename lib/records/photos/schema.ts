import * as z from 'zod';
import { importId } from '@/lib/collections/import-fields';
import { timelineQuery } from '@/lib/core/http/pagination';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { patternText, searchTerm } from '@/lib/core/validation/zod-text';
import { readTags, writeTags } from './tags';
import { lifetimeNames, photoLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';

const TYPED_TAGS = 4 * photoLimits.tags * photoLimits.tag;

export const photoTags = z
  .array(requiredEntryLine(photoLimits.tag), { error: invalid })
  .transform((tags) => readTags(writeTags(tags)))
  .refine((tags) => tags.length <= photoLimits.tags, { error: 'photos.validation.tooManyTags' })
  // Tags with a comma are split, so the parts are checked again.
  .refine((tags) => tags.every((tag) => tag.length <= photoLimits.tag), { error: invalid });

export const photoTexts = {
  caption: noteText(photoLimits.caption),
  location: optionalEntryLine(photoLimits.location),
};

const fields = (at: Date) => ({ ...photoTexts, takenAt: pastInstant(at), tags: photoTags });

/** Texts of an upload. Without `takenAt` the Exif time is used. */
export function photoUpload(at: Date) {
  return z.strictObject({
    caption: photoTexts.caption.default(null),
    location: photoTexts.location.default(null),
    takenAt: z.union([z.literal('').transform(() => undefined), pastInstant(at)], { error: invalid }).optional(),
    tags: z
      .string({ error: invalid })
      .max(TYPED_TAGS, { error: invalid, abort: true })
      .transform(readTags)
      .pipe(photoTags)
      .default([]),
    importId,
  });
}

export function photoPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

const filterFields = {
  tag: searchTerm(photoLimits.tag).pipe(z.string().min(1)).optional(),
  year: z.coerce.number().int().min(1900).max(2200).optional(),
};

export const photoQuery = timelineQuery.extend(filterFields);

/** Query of the page's URL. Ignores invalid values. */
export const galleryQuery = z.object({
  tag: filterFields.tag.catch(undefined),
  year: filterFields.year.catch(undefined),
});

export type PhotoFilter = z.output<typeof galleryQuery>;

export const fileQuery = z.object({
  size: z.union([z.enum(['small', 'large']), patternText(/^[1-9]\d{0,3}$/, 4, invalid)]).default('large'),
});

export const linkInput = z.strictObject({ lifetime: z.enum(lifetimeNames, { error: invalid }).default('week') });

export type PhotoPatch = z.output<ReturnType<typeof photoPatch>>;
export type PhotoQuery = z.output<typeof photoQuery>;
