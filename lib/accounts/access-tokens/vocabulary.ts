import { addDays, type Day } from '@/lib/core/time/dates';

export const tokenScopes = ['read', 'tick', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const tokenLimits = {
  perUser: 20,
  name: 60,
  pets: 100,
  days: 365,
} as const;

/** Choices of the form: days from today, a chosen day, or no end. */
export const tokenEnds = ['7', '30', '90', '365', 'day', 'none'] as const;
export type TokenEnd = (typeof tokenEnds)[number];

export function endDay(end: TokenEnd, chosenDay: Day, today: Day): Day | null {
  if (end === 'none') return null;
  return end === 'day' ? chosenDay : addDays(today, Number(end));
}
