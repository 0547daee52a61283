import { newestBy, notDeleted } from '@/lib/access/filters';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toMedication } from '@/lib/records/medications/medication';
import { currentMedications } from '@/lib/records/medications/plan';
import type { Pet } from '@/lib/records/pets/pet';
import { toRoutine } from '@/lib/records/routines/routine';
import { type TreatmentRow, toTreatment, treatmentColumns } from '@/lib/records/treatments/treatment';
import { mealsOf } from '@/lib/sharing/links/meals';
import { toSharedMedication } from '@/lib/sharing/links/shared-medications';
import type { SharedDay, SharedMedication, SharedTreatment } from '@/lib/sharing/links/shared-view';
import type { PlanRow } from './plan-columns';

/** Covers a year of monthly worm and tick treatments. */
const TREATMENTS = 24;

type About = Pick<Pet, 'breed' | 'dateOfBirth' | 'neutered' | 'colour' | 'markings'>;

export interface StayCare {
  meals: SharedDay['meals'];
  medications: SharedMedication[];
  treatments: SharedTreatment[];
  about: About;
}

export const careColumns = {
  ...{ breed: true, dateOfBirth: true, neutered: true, colour: true, markings: true },
  treatments: { where: notDeleted, orderBy: newestBy('givenAt'), take: TREATMENTS, select: treatmentColumns },
} as const;

interface CareRow extends Omit<About, 'dateOfBirth'>, Pick<PlanRow, 'routines' | 'medications' | 'allergies'> {
  dateOfBirth: Date | null;
  treatments: TreatmentRow[];
}

export function careOf({ routines, medications, allergies, treatments, ...row }: CareRow, day: Day): StayCare {
  const regular = medications.map(toMedication).filter(({ frequency }) => frequency !== 'PRN');
  const { breed, dateOfBirth, neutered, colour, markings } = row;
  return {
    meals: mealsOf(routines.map(toRoutine)),
    medications: currentMedications(regular, day).map((one) =>
      toSharedMedication(withAllergyCheck(one, allergies), day),
    ),
    treatments: treatments.map(toTreatment).map(({ kind, product, substance, givenAt, nextDueOn, givenBy }) => ({
      ...{ kind, product, substance, givenAt, nextDueOn, givenBy },
    })),
    about: { breed, dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth), neutered, colour, markings },
  };
}
