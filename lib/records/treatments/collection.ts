import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay } from '@/lib/core/time/dates';
import { type TreatmentInput, type TreatmentPatch, treatmentInput, treatmentPatch } from './schema';
import { checkTreatment, type Treatment, type TreatmentRow, toTreatment, treatmentColumns } from './treatment';
import { treatmentLimits } from './vocabulary';

export const treatments = petCollection<TreatmentRow, Treatment, TreatmentInput, TreatmentPatch>({
  name: 'treatments',
  input: treatmentInput,
  patch: treatmentPatch,
  columns: treatmentColumns,
  perPet: treatmentLimits.perPet,
  newestBy: 'givenAt',
  toItem: toTreatment,
  toColumns: ({ nextDueOn, ...plain }) => ({ ...plain, nextDueOn: columnFromDay(nextDueOn) }),
  check: checkTreatment,
});
