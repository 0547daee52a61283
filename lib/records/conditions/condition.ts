import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { ConditionStatus } from './vocabulary';

export const conditionColumns = {
  id: true,
  name: true,
  status: true,
  diagnosedOn: true,
  resolvedOn: true,
  whatToDo: true,
  note: true,
} as const;

export interface ConditionRow {
  id: string;
  name: string;
  status: ConditionStatus;
  diagnosedOn: Date | null;
  resolvedOn: Date | null;
  whatToDo: string | null;
  note: string | null;
}

/** An illness or another lasting state of health. Days are `YYYY-MM-DD`. */
export interface Condition {
  id: string;
  name: string;
  status: ConditionStatus;
  diagnosedOn: Day | null;
  resolvedOn: Day | null;
  /** Advice to carers for when symptoms appear. */
  whatToDo: string | null;
  note: string | null;
}

export function toCondition({ id, name, status, diagnosedOn, resolvedOn, whatToDo, note }: ConditionRow): Condition {
  return {
    id,
    name,
    status,
    diagnosedOn: diagnosedOn && dayFromColumn(diagnosedOn),
    resolvedOn: resolvedOn && dayFromColumn(resolvedOn),
    whatToDo,
    note,
  };
}

export function checkCondition(
  { status, diagnosedOn, resolvedOn }: Condition,
  pet: CollectionPet,
): Record<string, string> {
  if (diagnosedOn && isBeforeBirth(diagnosedOn, pet.dateOfBirth))
    return { diagnosedOn: 'entries.validation.beforeBirth' };
  if (!resolvedOn) return {};
  if (status !== 'resolved') return { resolvedOn: 'conditions.validation.notResolved' };
  if (diagnosedOn && resolvedOn < diagnosedOn) return { resolvedOn: 'entries.validation.endBeforeStart' };
  return isBeforeBirth(resolvedOn, pet.dateOfBirth) ? { resolvedOn: 'entries.validation.beforeBirth' } : {};
}
