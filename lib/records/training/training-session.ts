import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { sessions } from '@/lib/collections/columns/sessions';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const trainingSessionColumns = /* @__PURE__ */ selectOf(sessions);

export type TrainingSession = EntryOf<'TrainingSession', typeof sessions>;

export type TrainingSessionRow = RowOf<'TrainingSession', typeof sessions>;

export const toTrainingSession = (row: TrainingSessionRow): TrainingSession =>
  entryOf<'TrainingSession', typeof sessions>(sessions, row);

export function checkTrainingSession(
  { practisedAt, attempts, successes }: TrainingSession,
  pet: CollectionPet,
): Record<string, string> {
  if (isBeforeBirth(instantFromJson(practisedAt), pet.dateOfBirth)) {
    return { practisedAt: 'entries.validation.beforeBirth' };
  }
  return (successes ?? 0) > (attempts ?? 0) ? { successes: 'training.validation.moreSuccesses' } : {};
}
