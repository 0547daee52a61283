import type { TaperStep } from '@/lib/collections/columns/medications';
import type { Day } from '@/lib/core/time/dates';
import { dosageOn, stepOn } from '@/lib/records/medications/plan';
import type { Values } from '@/lib/versions/merge';

type DoseFacts = Values & { dosage: string | null; steps: TaperStep[] };

export function withDoseOf(facts: Values, day: Day): Values {
  return { ...facts, dosage: dosageOn(facts as DoseFacts, day) };
}

/** Applies a corrected dosage to the step in force on `day`, which the reader saw, never to the first dosage. */
export function correctStep(entry: Values, facts: Values, day: Day): Values {
  const { steps } = facts as DoseFacts;
  const inForce = stepOn(steps, day);
  if (!('dosage' in entry) || 'steps' in entry || inForce === undefined) return entry;
  const { dosage, ...others } = entry;
  return { ...others, steps: steps.map((step) => (step === inForce ? { ...step, dosage } : step)) };
}
