import * as z from 'zod';
import type { Day } from '../time/dates';
import { isTimeZoneName } from '../time/dates';
import { pastDay } from './zod-days';
import { timeOfDay } from './zod-text';

/** An IANA time zone by its name. */
export const timeZoneName = (error: string) =>
  z.string({ error }).max(60, { error, abort: true }).refine(isTimeZoneName, { error });

/** A moment as a form holds it: a day and a time on its owner's clock. */
export const momentFields = (latest: Day) => ({
  day: pastDay(latest),
  time: timeOfDay('entries.validation.timeInvalid'),
});
