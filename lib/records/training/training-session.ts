import type { CollectionPet } from '@/lib/collections/collection-pet';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const trainingSessionColumns = {
  id: true,
  skillId: true,
  practisedAt: true,
  minutes: true,
  attempts: true,
  successes: true,
  distraction: true,
  place: true,
  note: true,
} as const;

export interface TrainingSession {
  id: string;
  skillId: string;
  practisedAt: string;
  minutes: number;
  attempts: number | null;
  successes: number | null;
  /** 0 (none) to 3 (strong). */
  distraction: number | null;
  place: string | null;
  note: string | null;
}

export type TrainingSessionRow = Omit<TrainingSession, 'practisedAt'> & { practisedAt: Date };

export function toTrainingSession(row: TrainingSessionRow): TrainingSession {
  return {
    id: row.id,
    skillId: row.skillId,
    practisedAt: row.practisedAt.toISOString(),
    minutes: row.minutes,
    attempts: row.attempts,
    successes: row.successes,
    distraction: row.distraction,
    place: row.place,
    note: row.note,
  };
}

export function checkTrainingSession(
  { practisedAt, attempts, successes }: TrainingSession,
  pet: CollectionPet,
): Record<string, string> {
  if (isBeforeBirth(instantFromJson(practisedAt), pet.dateOfBirth)) {
    return { practisedAt: 'entries.validation.beforeBirth' };
  }
  return (successes ?? 0) > (attempts ?? 0) ? { successes: 'training.validation.moreSuccesses' } : {};
}
