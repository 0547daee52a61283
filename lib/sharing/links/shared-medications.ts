import type { SourceRow } from '@/lib/collections/source';
import type { Day } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toWarnings } from '@/lib/records/medications/allergy-warning';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { recurrenceOf, timesOf } from '@/lib/records/medications/frequencies';
import { toMedication } from '@/lib/records/medications/medication';
import { dosageOn, isOver, upcomingSteps } from '@/lib/records/medications/plan';
import type { SharedRow } from './shared-row';
import type { SharedMedication, SharedPastMedication } from './shared-view';
import { type VetFacts, vetFacts } from './vet-facts';

export type ReadMedication = CheckedMedication & { source: PublicSource } & Partial<VetFacts>;

export function toSharedMedication(
  medication: Omit<ReadMedication, 'source'> & Partial<Pick<ReadMedication, 'source'>>,
  today: Day,
): SharedMedication {
  const { lastGivenAt, perKg } = medication;
  const { name, frequency, startsOn, endsOn, instructions, reason, timeZone, allergyCheck, source } = medication;
  const times = recurrenceOf(frequency).unit === 'hour' ? [] : [...timesOf(medication)];
  return {
    name,
    dosage: dosageOn(medication, today),
    frequency,
    startsOn,
    endsOn,
    instructions,
    reason,
    timeZone,
    times,
    coming: upcomingSteps(medication, today),
    warnings: toWarnings(allergyCheck),
    unknownWords: allergyCheck.unknownMedicine,
    ...(source && { source }),
    ...(lastGivenAt !== undefined && { lastGivenAt, perKg: perKg ?? null }),
  };
}

interface ViewContext {
  sourceOf: (row: SourceRow) => PublicSource;
  isVet: boolean;
  showsWeight: boolean;
  today: Day;
}

export function readMedications(
  row: SharedRow,
  { sourceOf, isVet, showsWeight, today }: ViewContext,
): ReadMedication[] {
  return row.medications
    .map((one) => ({
      ...withAllergyCheck(toMedication(one), row.allergies),
      source: sourceOf(one),
      ...(isVet && vetFacts(one, showsWeight ? row.weights : [], today)),
    }))
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn));
}

export function pastMedicationsOf(medications: readonly ReadMedication[], today: Day): SharedPastMedication[] {
  return medications
    .filter((one) => isOver(one, today))
    .map((one) => {
      const { name, dosage, startsOn, endsOn, reason, source } = one;
      const lastDay = endsOn ?? startsOn;
      const last = dosageOn(one, lastDay);
      return { name, dosage, lastDosage: last === dosage ? null : last, startsOn, lastDay, reason, source };
    });
}
