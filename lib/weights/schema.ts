import * as z from 'zod';
import { pastInstant } from '@/lib/core/zod-days';
import { noteText } from '@/lib/core/zod-entry';
import { gramsRange, weightLimits } from './vocabulary';

const implausible = 'weights.validation.implausible';

const fields = (at: Date) => ({
  measuredAt: pastInstant(at),
  /** Whole grams, whatever unit it was typed in. */
  grams: z
    .int({ error: implausible })
    .min(gramsRange.min, { error: implausible })
    .max(gramsRange.max, { error: implausible }),
  bodyConditionScore: z
    .int({ error: 'weights.validation.score' })
    .min(1, { error: 'weights.validation.score' })
    .max(9, { error: 'weights.validation.score' })
    .nullable(),
  note: noteText(weightLimits.note),
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

export type WeightInput = z.output<ReturnType<typeof weightInput>>;
export type WeightPatch = z.output<ReturnType<typeof weightPatch>>;
