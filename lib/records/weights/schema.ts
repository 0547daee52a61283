import * as z from 'zod';
import { gramsRange, implausibleWeightMessage } from '@/lib/collections/plausible-weight';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText } from '@/lib/core/validation/zod-entry';
import { weightLimits } from './vocabulary';

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

export type WeightBody = z.input<ReturnType<typeof weightInput>>;
export type WeightInput = z.output<ReturnType<typeof weightInput>>;
export type WeightPatch = z.output<ReturnType<typeof weightPatch>>;
