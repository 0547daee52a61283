import * as z from 'zod';
import type { Day } from '../time/dates';
import { isTimeZoneName } from '../time/time-zones';
import { pastDay } from './zod-days';
import { timeOfDay } from './zod-text';

export const timeZoneName = (error: string) =>
  z.string({ error }).max(60, { error, abort: true }).refine(isTimeZoneName, { error });

export const momentFields = (latest: Day) => ({
  day: pastDay(latest),
  time: timeOfDay('entries.validation.timeInvalid'),
});
