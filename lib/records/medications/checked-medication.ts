import { messageWith } from '@/lib/core/i18n/field-message';
import { AppError } from '@/lib/core/runtime/errors';
import { dayIn } from '@/lib/core/time/dates';
import type { AllergyCheck } from './allergy-warning';
import type { Medication, PlannedMedication } from './medication';

export interface CheckedMedication extends Medication {
  allergyCheck: AllergyCheck;
}

/** Medication in a list, without its plan. Time zone and allergy check are null while it waits to be sent. */
export type ListedMedication = Omit<Medication, 'timeZone' | 'plannedFrom' | 'pastPlans'> & {
  timeZone: string | null;
  allergyCheck: AllergyCheck | null;
};

export interface CheckedPlan extends PlannedMedication {
  allergyCheck: AllergyCheck;
}

/** Null if no conflict needs confirmation, or if the medication ends by today, so that it can always be ended. */
export function allergyRefusal({ endsOn, timeZone, allergyCheck }: CheckedMedication, at: Date): AppError | null {
  if (endsOn && endsOn <= dayIn(at, timeZone)) return null;
  const open = allergyCheck.conflicts.filter(({ reason }) => reason === null);
  if (open.length === 0) return null;
  const names = [...new Set(open.map(({ allergen }) => allergen))].join(', ');
  return new AppError('allergy_conflict', `This medicine conflicts with a known allergy: ${names}`, {
    fields: { allergyReason: messageWith('medications.validation.allergy', { names }) },
    conflicts: allergyCheck.conflicts,
  });
}
