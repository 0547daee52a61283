import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { type Condition, type ConditionRow, checkCondition, conditionColumns, toCondition } from './condition';
import { type ConditionInput, type ConditionPatch, conditionInput, conditionPatch } from './schema';

export const conditions = petCollection<ConditionRow, Condition, ConditionInput, ConditionPatch>({
  name: 'conditions',
  input: (at) => conditionInput(latestDay(at)),
  patch: (at) => conditionPatch(latestDay(at)),
  columns: conditionColumns,
  newestBy: 'createdAt',
  toItem: toCondition,
  toColumns: ({ diagnosedOn, resolvedOn, ...plain }) => ({
    ...plain,
    diagnosedOn: columnFromDay(diagnosedOn),
    resolvedOn: columnFromDay(resolvedOn),
  }),
  check: checkCondition,
});
