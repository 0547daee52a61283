import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { conditions } from '@/lib/collections/columns/conditions';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const conditionColumns = /* @__PURE__ */ selectOf(conditions);

/** Illness or other lasting state of health. Days are `YYYY-MM-DD`. */
export type Condition = EntryOf<'Condition', typeof conditions>;

export type ConditionRow = RowOf<'Condition', typeof conditions>;

export const toCondition = (row: ConditionRow): Condition => entryOf<'Condition', typeof conditions>(conditions, row);

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
