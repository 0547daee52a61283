import 'server-only';
import { petCollection } from '@/lib/access/collection-store';
import { columnFromDay } from '@/lib/core/dates';
import { checkMedication, type Medication, type MedicationRow, medicationColumns, toMedication } from './medication';
import { replanCourse, restartCourse } from './replan';
import { type MedicationInput, type MedicationPatch, medicationInput, medicationPatch } from './schema';

export const medications = petCollection<MedicationRow, Medication, MedicationInput, MedicationPatch>({
  table: 'medication',
  input: () => medicationInput,
  patch: () => medicationPatch,
  columns: medicationColumns,
  newestBy: 'startsOn',
  reminds: 'entry',
  toItem: toMedication,
  toColumns: ({ startsOn, endsOn, ...plain }) => ({
    ...plain,
    startsOn: columnFromDay(startsOn),
    endsOn: columnFromDay(endsOn),
  }),
  onCreate: ({ timeZone }, author) => ({ timeZone: timeZone ?? author.timeZone, plannedFrom: author.at }),
  onChange: replanCourse,
  onReturn: restartCourse,
  check: checkMedication,
});
