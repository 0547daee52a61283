import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { optionalPastDay } from '@/lib/core/validation/zod-days';
import { noteText, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { conditionLimits, conditionStatuses } from './vocabulary';

const fields = (today: Day) => ({
  name: requiredEntryLine(conditionLimits.name),
  status: z.enum(conditionStatuses, { error: 'entries.validation.required' }),
  diagnosedOn: optionalPastDay(today),
  resolvedOn: optionalPastDay(today),
  whatToDo: noteText(conditionLimits.note),
  note: noteText(conditionLimits.note),
});

export function conditionInput(today: Day) {
  const all = fields(today);
  return z.strictObject({
    ...all,
    status: all.status.default('active'),
    diagnosedOn: all.diagnosedOn.default(null),
    resolvedOn: all.resolvedOn.default(null),
    whatToDo: all.whatToDo.default(null),
    note: all.note.default(null),
  });
}

export function conditionPatch(today: Day) {
  return z.strictObject(fields(today)).partial();
}

export type ConditionFormValues = z.input<ReturnType<typeof conditionInput>>;
export type ConditionInput = z.output<ReturnType<typeof conditionInput>>;
export type ConditionPatch = z.output<ReturnType<typeof conditionPatch>>;
