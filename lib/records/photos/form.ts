import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { type PhotoPatch, photoTags, photoTexts } from './schema';
import { readTags } from './tags';

interface PhotoFormRules {
  timeZone: string;
  latest: Day;
  original: { takenAt: Date; day: Day; time: string };
}

export function photoForm({ timeZone, latest, original }: PhotoFormRules) {
  return z
    .object({
      ...photoTexts,
      ...momentFields(latest),
      tags: z.string().transform(readTags).pipe(photoTags),
    })
    .transform(({ day, time, ...texts }): PhotoPatch => {
      const same = day === original.day && time === original.time;
      return { ...texts, takenAt: same ? original.takenAt : toInstant(day, time, timeZone) };
    });
}

export type PhotoFormValues = z.input<ReturnType<typeof photoForm>>;
