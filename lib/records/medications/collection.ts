import 'server-only';
import { checkResponsible } from '@/lib/collections/responsible';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay } from '@/lib/core/time/dates';
import { type CheckedAllergy, checkedAllergies, withAllergyCheck } from './allergy-check';
import { allergyRefusal, type CheckedMedication } from './checked-medication';
import { checkMedication, type MedicationRow, medicationColumns, toMedication } from './medication';
import { replanCourse, restartCourse } from './replan';
import { type MedicationInput, type MedicationPatch, medicationInput, medicationPatch } from './schema';

type Row = MedicationRow & { pet: { allergies: CheckedAllergy[] } };

export const medications = petCollection<Row, CheckedMedication, MedicationInput, MedicationPatch>({
  name: 'medications',
  input: () => medicationInput,
  patch: () => medicationPatch,
  columns: { ...medicationColumns, pet: { select: { allergies: checkedAllergies } } },
  newestBy: 'startsOn',
  toItem: ({ pet, ...row }) => withAllergyCheck(toMedication(row), pet.allergies),
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
