import * as z from 'zod';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { readNumber } from '@/lib/core/i18n/numbers';
import { toGrams } from './units';
import { typedUnits } from './vocabulary';
import type { WeightGoal } from './weight-goal';

const day = z.iso.date({ error: 'entries.validation.dateInvalid' });

export function goalForm(type: string) {
  const range = plausibleGrams(type);
  return z
    .object({
      grams: z.string().trim().min(1, { error: 'entries.validation.required' }),
      unit: z.enum(typedUnits),
      from: day,
      by: day,
    })
    .transform(({ grams: text, unit, from, by }, context): WeightGoal => {
      const refuseField = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const value = readNumber(text);
      const grams = toGrams(value ?? 0, unit);
      if (value === null) refuseField('grams', 'weights.validation.number');
      else if (!isPlausible(grams, range)) refuseField('grams', implausibleWeightMessage(range));
      if (by <= from) refuseField('by', 'pets.validation.goalEndsBeforeStart');
      return { grams, from, by };
    });
}

export type GoalFormValues = z.input<ReturnType<typeof goalForm>>;
