import * as z from 'zod';
import { gramsRange, implausibleWeightMessage } from '@/lib/collections/plausible-weight';
import { weightUnits } from '@/lib/core/i18n/units';
import { dateOrders } from '@/lib/core/tables/dates';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText } from '@/lib/core/validation/zod-entry';
import { importLimits, weightLimits } from './vocabulary';

export const scoreRule = z
  .int({ error: 'weights.validation.score' })
  .min(1, { error: 'weights.validation.score' })
  .max(9, { error: 'weights.validation.score' })
  .nullable();

export const weightNote = noteText(weightLimits.note);

const fields = (at: Date) => ({
  measuredAt: pastInstant(at),
  grams: z
    .int({ error: implausibleWeightMessage() })
    .min(gramsRange.min, { error: implausibleWeightMessage() })
    .max(gramsRange.max, { error: implausibleWeightMessage() }),
  bodyConditionScore: scoreRule,
  note: weightNote,
  confirmed: z.boolean({ error: 'entries.validation.invalid' }).optional(),
});

export function weightInput(at: Date) {
  const all = fields(at);
  return z.strictObject({
    ...all,
    bodyConditionScore: all.bodyConditionScore.default(null),
    note: all.note.default(null),
  });
}

export function weightPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

export const weightImport = z.strictObject({
  csv: z
    .string({ error: 'entries.validation.invalid' })
    .min(1, { error: 'entries.validation.required' })
    .max(importLimits.text, { error: 'weights.csv.errors.tooLong' }),
  unit: z.enum(weightUnits, { error: 'entries.validation.invalid' }).default('kg'),
  order: z.enum(dateOrders, { error: 'entries.validation.invalid' }).optional(),
  rehearsal: z.boolean().default(false),
  confirmed: z.boolean().default(false),
});

export type WeightBody = z.input<ReturnType<typeof weightInput>>;
export type WeightInput = z.output<ReturnType<typeof weightInput>>;
export type WeightPatch = z.output<ReturnType<typeof weightPatch>>;
export type WeightImport = z.output<typeof weightImport>;
