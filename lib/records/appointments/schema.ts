import * as z from 'zod';
import { timelineQuery } from '@/lib/core/http/pagination';
import { messageWith } from '@/lib/core/i18n/field-message';
import { instantFromJson } from '@/lib/core/time/dates';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { timeZoneName } from '@/lib/core/validation/zod-moment';
import { appointmentKinds, appointmentLimits, appointmentStatuses, repeatSteps } from './vocabulary';

const entry = (name: 'required' | 'invalid' | 'dateInvalid' | 'dateTooEarly' | 'dateTooFar') =>
  `entries.validation.${name}` as const;
const { duration, reminder, times } = appointmentLimits;

const minutes = ({ min, max }: { min: number; max: number }) => {
  const error = messageWith('appointments.validation.minutes', { min, max });
  return z.int({ error }).min(min, { error }).max(max, { error }).nullable();
};

const startsAt = z.iso
  .datetime({ offset: true, error: entry('dateInvalid'), abort: true })
  .refine((text) => Number(text.slice(0, 4)) >= 1900, { error: entry('dateTooEarly') })
  .refine((text) => Number(text.slice(0, 4)) < 2200, { error: entry('dateTooFar') })
  .transform(instantFromJson);

const timesError = messageWith('appointments.validation.times', times);

/** `times` includes the first appointment. */
export const repeatRule = z.strictObject({
  every: z.enum(repeatSteps, { error: entry('invalid') }),
  times: z.int({ error: timesError }).min(times.min, { error: timesError }).max(times.max, { error: timesError }),
});

export const appointmentFields = {
  startsAt,
  kind: z.enum(appointmentKinds, { error: entry('required') }),
  title: optionalEntryLine(appointmentLimits.title),
  durationMinutes: minutes(duration),
  place: optionalEntryLine(appointmentLimits.place),
  note: noteText(appointmentLimits.note),
  status: z.enum(appointmentStatuses, { error: entry('invalid') }),
  reminderMinutesBefore: minutes(reminder),
  timeZone: timeZoneName(entry('invalid')),
};

export const appointmentInput = z.strictObject({
  ...appointmentFields,
  title: appointmentFields.title.default(null),
  durationMinutes: appointmentFields.durationMinutes.default(null),
  place: appointmentFields.place.default(null),
  note: appointmentFields.note.default(null),
  status: appointmentFields.status.default('planned'),
  reminderMinutesBefore: appointmentFields.reminderMinutesBefore.default(null),
  timeZone: appointmentFields.timeZone.optional(),
  repeat: repeatRule.nullable().default(null),
});

export const appointmentPatch = z.strictObject(appointmentFields).partial();

export const listQuery = timelineQuery.extend({ upcoming: z.literal('true').optional() });

export const seriesQuery = z.object({ following: z.literal('true').optional() });

export type Repeat = z.output<typeof repeatRule>;
export type AppointmentBody = z.input<typeof appointmentInput>;
export type AppointmentInput = z.output<typeof appointmentInput>;
export type AppointmentPatch = z.output<typeof appointmentPatch>;
