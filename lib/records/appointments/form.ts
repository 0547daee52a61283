import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { plannedDay } from '@/lib/core/validation/zod-days';
import { timeOfDay } from '@/lib/core/validation/zod-text';
import { type AppointmentInput, appointmentFields, repeatRule } from './schema';
import { seriesScopes } from './vocabulary';

type AppointmentFormed = Omit<AppointmentInput, 'status' | 'timeZone'> & {
  timeZone: string;
  scope: (typeof seriesScopes)[number];
};

interface AppointmentFormRules {
  timeZone: string;
  original: { startsAt: Date; day: Day; time: string } | null;
}

const chosenDuration = (rule: typeof appointmentFields.durationMinutes) =>
  z
    .string()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(rule);

/** The day field has the name of the API's column, so that API errors are assigned to it. */
export function appointmentForm({ timeZone, original }: AppointmentFormRules) {
  const { kind, title, place, note, durationMinutes, reminderMinutesBefore } = appointmentFields;
  return z
    .object({
      startsAt: plannedDay,
      time: timeOfDay('entries.validation.timeInvalid'),
      kind,
      title,
      place,
      note,
      durationMinutes: chosenDuration(durationMinutes),
      reminderMinutesBefore: chosenDuration(reminderMinutesBefore),
      every: z.union([z.literal(''), repeatRule.shape.every]),
      times: z.string(),
      scope: z.enum(seriesScopes),
    })
    .transform(({ startsAt: day, time, every, times, ...rest }, context): AppointmentFormed => {
      const untouched = original?.day === day && original.time === time;
      const startsAt = original && untouched ? original.startsAt : toInstant(day, time, timeZone);
      if (every === '') return { ...rest, startsAt, timeZone, repeat: null };
      const count = repeatRule.shape.times.safeParse(times.trim() === '' ? null : Number(times));
      for (const { message } of count.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['times'], message });
      return { ...rest, startsAt, timeZone, repeat: count.success ? { every, times: count.data } : null };
    });
}

export type AppointmentFormValues = z.input<ReturnType<typeof appointmentForm>>;
export type AppointmentFormOutput = z.output<ReturnType<typeof appointmentForm>>;
