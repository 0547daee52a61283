import type { TaperStep } from '@/lib/collections/columns/medications';
import type { Day } from '@/lib/core/time/dates';
import { dosageOn, stepOn } from '@/lib/records/medications/plan';
import type { Values } from '@/lib/versions/merge';

type Dosed = Values & { dosage: string | null; steps: TaperStep[] };

/** Facts of a medication as a reader sees them: with the dosage of this day in place of the first one. */
export function withDoseOf(facts: Values, day: Day): Values {
  return { ...facts, dosage: dosageOn(facts as Dosed, day) };
}

/** Turns a corrected dosage into one of the step in force, which is what its reader saw. The first dosage stays. */
export function correctStep(entry: Values, facts: Values, day: Day): Values {
  const { steps } = facts as Dosed;
  const inForce = stepOn(steps, day);
  if (!('dosage' in entry) || 'steps' in entry || inForce === undefined) return entry;
  const { dosage, ...others } = entry;
  return { ...others, steps: steps.map((step) => (step === inForce ? { ...step, dosage } : step)) };
}
