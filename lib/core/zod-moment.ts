import * as z from 'zod';
import type { Day } from './dates';
import { pastDay } from './zod-days';

const invalid = 'entries.validation.timeInvalid';

/** HH:mm. */
const timeOfDay = z.string({ error: invalid }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: invalid });

/** A moment as a form holds it: a day and a time on its owner's clock. */
export const momentFields = (latest: Day) => ({ day: pastDay(latest), time: timeOfDay });
