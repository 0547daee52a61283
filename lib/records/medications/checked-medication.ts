import { messageWith } from '@/lib/core/i18n/field-message';
import { AppError } from '@/lib/core/runtime/errors';
import { dayIn } from '@/lib/core/time/dates';
import type { AllergyCheck } from './allergy-warning';
import type { Medication, PlannedMedication } from './medication';

/** A medication compared with the known allergies of its pet, as screens and calls show it. */
export interface CheckedMedication extends Medication {
  allergyCheck: AllergyCheck;
}

/** The plan of a medication, with the same. */
export interface CheckedPlan extends PlannedMedication {
  allergyCheck: AllergyCheck;
}

/**
 * Why a medication is not stored: an allergy speaks against it and its owner has not confirmed it with a reason. Null
 * where nothing has to be confirmed: also of a course that ends today or is over, so that it can be ended at any time.
 * @param at the present moment
 */
export function allergyRefusal({ endsOn, timeZone, allergyCheck }: CheckedMedication, at: Date): AppError | null {
  if (endsOn !== null && endsOn <= dayIn(at, timeZone)) return null;
  const open = allergyCheck.conflicts.filter(({ reason }) => reason === null);
  if (open.length === 0) return null;
  const names = [...new Set(open.map(({ allergen }) => allergen))].join(', ');
  return new AppError('allergy_conflict', `A known allergy speaks against this medicine: ${names}`, {
    fields: { allergyReason: messageWith('medications.validation.allergy', { names }) },
    conflicts: allergyCheck.conflicts,
  });
}
