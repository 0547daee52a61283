import * as z from 'zod';
import { addMonths, type Day } from '@/lib/core/time/dates';
import { countryCodes } from '@/lib/records/pets/countries';
import { destinations } from './rules';
import type { Trip } from './step';

/** Places of departure: ISO 3166-1 codes and XI for Northern Ireland. */
export const origins: readonly string[] = [...countryCodes, 'XI'];

/** Last day to plan for, a year ahead: later rules are guesses, and a rabies renewal may not last longer. */
export function lastArrival(today: Day): Day {
  return addMonths(today, 12);
}

const day = z.iso.date();

const queryFields = (today: Day) => ({
  from: z.enum(origins as [string, ...string[]]),
  to: z.enum(destinations as [string, ...string[]]),
  date: day.refine((text) => text >= today && text <= lastArrival(today)),
  time: z.iso.time({ precision: -1 }).nullable().catch(null),
  listed: z.literal('yes').nullable().catch(null),
  sampled: day
    .refine((text) => text <= today)
    .nullable()
    .catch(null),
  sampledInEu: z.literal('yes').nullable().catch(null),
  risk: z.enum(['yes', 'no']).nullable().catch(null),
});

/** Requested trip, or the valid fields to fill the form again. */
export interface TripQuery {
  trip: Trip | null;
  from: string | null;
  to: string | null;
  date: string | null;
  isDateWrong: boolean;
}

/** Reads the planner's query, ignoring invalid fields. */
export function readTrip(query: Record<string, string | string[] | undefined>, today: Day): TripQuery {
  const fields = queryFields(today);
  const readField = <Value>(field: z.ZodType<Value>, name: string) => field.safeParse(query[name]).data ?? null;
  const [from, to, date] = [readField(fields.from, 'from'), readField(fields.to, 'to'), readField(fields.date, 'date')];
  const isDateWrong = date === null && typeof query.date === 'string' && query.date !== '';
  if (from === null || to === null || date === null) return { trip: null, from, to, date, isDateWrong };
  const trip = {
    ...{ from, to, arrival: date },
    time: readField(fields.time, 'time'),
    isListed: readField(fields.listed, 'listed') !== null,
    sampledOn: readField(fields.sampled, 'sampled'),
    wasSampledInEu: readField(fields.sampledInEu, 'sampledInEu') !== null,
    highRiskStay: readField(fields.risk, 'risk'),
  };
  return { trip, from, to, date, isDateWrong };
}
