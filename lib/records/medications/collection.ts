import 'server-only';
import { checkResponsible } from '@/lib/collections/responsible';
import { petCollection } from '@/lib/collections/store';
import { now } from '@/lib/core/time/clock';
import { columnFromDay, dayIn } from '@/lib/core/time/dates';
import { type CheckedAllergy, checkedAllergies, withAllergyCheck } from './allergy-check';
import { allergyRefusal, type CheckedMedication } from './checked-medication';
import { checkMedication, type MedicationRow, medicationColumns, toMedication } from './medication';
import { dosageOn } from './plan';
import { replanCourse, restartCourse } from './replan';
import { type MedicationInput, type MedicationPatch, medicationInput, medicationPatch } from './schema';

type Row = MedicationRow & { pet: { allergies: CheckedAllergy[] } };

interface AnsweredMedication extends CheckedMedication {
  dosageToday: string | null;
}

function toAnswer({ pet, ...row }: Row): AnsweredMedication {
  const medication = withAllergyCheck(toMedication(row), pet.allergies);
  return { ...medication, dosageToday: dosageOn(medication, dayIn(now(), medication.timeZone)) };
}

export const medications = petCollection<Row, AnsweredMedication, MedicationInput, MedicationPatch>({
  name: 'medications',
  input: () => medicationInput,
  patch: () => medicationPatch,
  columns: { ...medicationColumns, pet: { select: { allergies: checkedAllergies } } },
  newestBy: 'startsOn',
  toItem: toAnswer,
  toColumns: ({ startsOn, endsOn, ...plain }) => ({
    ...plain,
    startsOn: columnFromDay(startsOn),
    endsOn: columnFromDay(endsOn),
  }),
  onCreate: ({ timeZone }, author) => ({ timeZone: timeZone ?? author.timeZone, plannedFrom: author.at }),
  onChange: replanCourse,
  checkChange: checkResponsible,
  onRestore: restartCourse,
  check: checkMedication,
  refuse: allergyRefusal,
});
