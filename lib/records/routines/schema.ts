import * as z from 'zod';
import { MAX_PAST_PLANS } from '@/lib/collections/past-plans';
import { responsibleInput } from '@/lib/collections/responsible';
import { messageWith } from '@/lib/core/i18n/field-message';
import { fromOptionalText } from '@/lib/core/i18n/numbers';
import { type Day, daysBetween } from '@/lib/core/time/dates';
import { pastInstant, plannedDay } from '@/lib/core/validation/zod-days';
import { noteText, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { timeZoneName } from '@/lib/core/validation/zod-moment';
import { timeOfDay } from '@/lib/core/validation/zod-text';
import { completionStatuses, routineKinds, routineLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';
const requiredError = 'entries.validation.required';

function minutes(min: number, max: number) {
  const error = messageWith('routines.validation.minutes', { min, max });
  const number = z.int({ error }).min(min, { error }).max(max, { error });
  return z.preprocess(fromOptionalText, number.nullable()) as z.ZodType<
    number | null,
    string | number | null | undefined
  >;
}

const weekday = z.int({ error: invalid }).min(1, { error: invalid }).max(7, { error: invalid });

const fields = {
  kind: z.enum(routineKinds, { error: requiredError }),
  title: requiredEntryLine(routineLimits.title),
  weekdays: z
    .array(weekday, { error: 'routines.validation.weekdays' })
    .min(1, { error: 'routines.validation.weekdays' })
    .max(50, { error: invalid })
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  timeOfDay: timeOfDay('entries.validation.timeInvalid'),
  durationMinutes: minutes(1, routineLimits.minutes),
  note: noteText(routineLimits.note),
  reminderMinutesBefore: minutes(0, routineLimits.before),
  timeZone: timeZoneName(invalid),
  responsible: responsibleInput,
};

export const routineInput = z.strictObject({
  ...fields,
  durationMinutes: fields.durationMinutes.default(null),
  note: fields.note.default(null),
  reminderMinutesBefore: fields.reminderMinutesBefore.default(null),
  timeZone: fields.timeZone.optional(),
  responsible: fields.responsible.default([]),
});
export const routinePatch = z.strictObject(fields).partial();

/** Earlier plans in an export. */
export function pastRoutines(at: Date) {
  const { weekdays, timeOfDay, timeZone } = fields;
  const moment = pastInstant(at).transform((instant) => instant.toISOString());
  return z.array(z.strictObject({ weekdays, timeOfDay, timeZone, from: moment, until: moment })).max(MAX_PAST_PLANS);
}

export const completionInput = (now: Date) =>
  z.strictObject({
    status: z.enum(completionStatuses, { error: requiredError }).default('done'),
    at: pastInstant(now).optional(),
  });

export const completionDay = z.strictObject({ date: plannedDay });

const SHOWN_DAYS = 366;

export function readDay(value: unknown, today: Day): Day {
  const { success, data } = plannedDay.safeParse(value);
  return success && Math.abs(daysBetween(today, data)) <= SHOWN_DAYS ? data : today;
}

export type RoutineFormValues = z.input<typeof routineInput>;
export type RoutineInput = z.output<typeof routineInput>;
export type RoutinePatch = z.output<typeof routinePatch>;
export type CompletionInput = z.output<ReturnType<typeof completionInput>>;
