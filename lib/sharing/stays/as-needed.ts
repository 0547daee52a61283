import type { TaperStep } from '@/lib/collections/columns/medications';
import type { Day } from '@/lib/core/time/dates';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { type AllergyWarning, toWarnings } from '@/lib/records/medications/allergy-warning';
import { dosesLeft, findDoubleDose } from '@/lib/records/medications/double-dose';
import { toDose, toMedication } from '@/lib/records/medications/medication';
import { currentMedications, dosageOn, upcomingSteps } from '@/lib/records/medications/plan';
import type { PlanRow } from './plan-columns';

export interface StayAsNeeded {
  id: string;
  petId: string;
  name: string;
  dosage: string | null;
  steps: TaperStep[];
  reason: string | null;
  instructions: string | null;
  minHoursBetween: number | null;
  maxPerDay: number | null;
  timeZone: string;
  warnings: AllergyWarning[];
  last: { id: string; at: string; by: string; memberId: string | null } | null;
  left: number | null;
  /** Earliest time of the next dose (ISO 8601); null if one may be given now. */
  notBefore: string | null;
}

export function asNeededOf(petId: string, row: PlanRow, day: Day, at: Date): StayAsNeeded[] {
  const medications = row.medications.map(toMedication).filter(({ frequency }) => frequency === 'PRN');
  return currentMedications(medications, day).map((medication) => {
    const { id, name, reason, instructions, minHoursBetween, maxPerDay, timeZone } = medication;
    const log = row.doses
      .filter(({ medicationId, status }) => medicationId === id && status === 'given')
      .map((dose) => ({ ...toDose(dose), memberId: dose.createdById }));
    const [last] = log.toSorted((a, b) => (a.at < b.at ? 1 : -1));
    const double = findDoubleDose(medication, log, at);
    return {
      ...{ id, petId, name, reason, instructions, minHoursBetween, maxPerDay, timeZone },
      dosage: dosageOn(medication, day),
      steps: upcomingSteps(medication, day),
      warnings: toWarnings(withAllergyCheck(medication, row.allergies).allergyCheck),
      last: last ? { id: last.id, at: last.at, by: last.by, memberId: last.memberId } : null,
      left: dosesLeft(medication, log, at),
      notBefore: double?.until?.toISOString() ?? null,
    };
  });
}
