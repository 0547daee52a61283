import * as z from 'zod';
import { gramsRange, implausibleWeightMessage, isPlausible } from '@/lib/collections/plausible-weight';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { WeightUnit } from '@/lib/core/i18n/units';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { optionalPlannedDay, pastInstant } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { toGrams } from '@/lib/records/weights/units';
import { treatmentKinds, treatmentLimits } from './vocabulary';

const common = {
  kind: z.enum(treatmentKinds, { error: 'entries.validation.required' }),
  product: requiredEntryLine(treatmentLimits.product),
  substance: optionalEntryLine(treatmentLimits.substance),
  nextDueOn: optionalPlannedDay,
  givenBy: optionalEntryLine(treatmentLimits.givenBy),
  note: noteText(treatmentLimits.note),
};

const weightGrams = z
  .int({ error: implausibleWeightMessage() })
  .min(gramsRange.min, { error: implausibleWeightMessage() })
  .max(gramsRange.max, { error: implausibleWeightMessage() })
  .nullable();

const fields = (at: Date) => ({ ...common, givenAt: pastInstant(at), weightGrams });

export function treatmentInput(at: Date) {
  const all = fields(at);
  return z.strictObject({
    ...all,
    substance: all.substance.default(null),
    weightGrams: all.weightGrams.default(null),
    nextDueOn: all.nextDueOn.default(null),
    givenBy: all.givenBy.default(null),
    note: all.note.default(null),
  });
}

export function treatmentPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

interface OriginalValues {
  givenAt: Date;
  weightGrams: number | null;
  fields: { day: Day; time: string; weightGrams: string };
}

interface FormRules {
  latest: Day;
  timeZone: string;
  unit: WeightUnit;
  original: OriginalValues | null;
}

export function treatmentForm({ latest, timeZone, unit, original }: FormRules) {
  return z
    .strictObject({ ...common, ...momentFields(latest), weightGrams: z.string() })
    .transform(({ day, time, weightGrams: typed, ...rest }, context) => {
      const sameTime = original?.fields.day === day && original.fields.time === time;
      const givenAt = original && sameTime ? original.givenAt : toInstant(day, time, timeZone);
      if (original?.fields.weightGrams === typed) return { ...rest, weightGrams: original.weightGrams, givenAt };
      const value = readNumber(typed);
      const grams = value === null ? null : toGrams(value, unit);
      if (typed.trim() !== '' && !isPlausible(grams ?? 0, gramsRange)) {
        context.addIssue({ code: 'custom', path: ['weightGrams'], message: implausibleWeightMessage() });
      }
      return { ...rest, weightGrams: grams, givenAt };
    });
}

export type TreatmentFormValues = z.input<ReturnType<typeof treatmentForm>>;
export type TreatmentBody = z.input<ReturnType<typeof treatmentInput>>;
export type TreatmentInput = z.output<ReturnType<typeof treatmentInput>>;
export type TreatmentPatch = z.output<ReturnType<typeof treatmentPatch>>;
