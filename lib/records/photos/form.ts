import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { type PhotoPatch, photoTags, photoTexts } from './schema';
import { readTags } from './tags';

interface PhotoFormRules {
  timeZone: string;
  /** The last day that a photo may have. */
  latest: Day;
  /** Stays as it is, to the second, while the fields that show it are not touched. */
  kept: { takenAt: Date; day: Day; time: string };
}

/** The details of a photo: a local day and time, and tags as they are typed. */
export function photoForm({ timeZone, latest, kept }: PhotoFormRules) {
  return z
    .object({
      ...photoTexts,
      ...momentFields(latest),
      tags: z.string().transform(readTags).pipe(photoTags),
    })
    .transform(({ day, time, ...texts }): PhotoPatch => {
      const same = day === kept.day && time === kept.time;
      return { ...texts, takenAt: same ? kept.takenAt : toInstant(day, time, timeZone) };
    });
}

export type PhotoFormValues = z.input<ReturnType<typeof photoForm>>;
