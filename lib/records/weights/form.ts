import * as z from 'zod';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { pastDay } from '@/lib/core/validation/zod-days';
import { timeOfDay } from '@/lib/core/validation/zod-text';
import { scoreRule, type WeightInput, weightNote } from './schema';
import { toGrams } from './units';
import { typedUnits } from './vocabulary';

export interface OriginalValues {
  measuredAt: Date;
  grams: number;
  fields: { measuredAt: Day; time: string; grams: string; unit: string };
}

export type WeightEntry = WeightInput & {
  ambiguous: boolean;
};

interface WeightFormRules {
  type: string;
  timeZone: string;
  locale: FormatLocale;
  latest: Day;
  original: OriginalValues | null;
}

/** Fields have the names of the API's columns, so that API errors are assigned to them. */
export function weightForm({ type, timeZone, locale, latest, original }: WeightFormRules) {
  const range = plausibleGrams(type);
  return z
    .object({
      measuredAt: pastDay(latest),
      time: timeOfDay('weights.validation.time'),
      grams: z.string().trim().min(1, { error: 'entries.validation.required' }),
      unit: z.enum(typedUnits),
      bodyConditionScore: z
        .string()
        .nullable()
        .transform((text) => (text ? Number(text) : null))
        .pipe(scoreRule),
      note: weightNote,
    })
    .transform(({ measuredAt: day, time, grams: text, unit, ...rest }, context): WeightEntry => {
      const fields = original?.fields;
      const sameTime = fields?.measuredAt === day && fields.time === time;
      const measuredAt = original && sameTime ? original.measuredAt : toInstant(day, time, timeZone);
      const value = readNumber(text);
      const sameWeight = fields?.grams === text && fields.unit === unit;
      const grams = original && sameWeight ? original.grams : toGrams(value ?? 0, unit);
      if (value === null) context.addIssue({ code: 'custom', path: ['grams'], message: 'weights.validation.number' });
      else if (!isPlausible(grams, range))
        context.addIssue({ code: 'custom', path: ['grams'], message: implausibleWeightMessage(range) });
      return { measuredAt, grams, ambiguous: !sameWeight && isAmbiguousNumber(text, locale), ...rest };
    });
}

export type WeightFormValues = z.input<ReturnType<typeof weightForm>>;
