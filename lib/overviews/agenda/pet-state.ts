import type { LocalizedText } from '@/lib/core/i18n/locales';
import { addDays, type Day } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { areDatesMissing, datedVaccinations } from '@/lib/records/vaccinations/due';
import type { AgendaPet } from './agenda-pet';
import { treatmentItems } from './day-items';
import { doseItems } from './task-items';

export type PetState =
  /** The longest overdue vaccine, and the number of other overdue vaccines. */
  | { kind: 'vaccinationOverdue'; vaccineId: string; name: LocalizedText; isEstimated: boolean; others: number }
  | { kind: 'dose'; title: string; time: string }
  | { kind: 'treatmentDue'; title: string }
  | { kind: 'vaccinationDue'; vaccineId: string; name: LocalizedText; due: Day; isEstimated: boolean }
  | { kind: 'datesMissing' }
  | { kind: 'inOrder' }
  /** No recorded entry can become due. */
  | { kind: 'nothingDue' };

/** Days ahead for which the cover mentions a vaccination. Our choice. */
const SOON = 30;

export function petState(pet: AgendaPet, { at, timeZone }: { at: Date; timeZone: string }): PetState {
  const { day: today } = fromInstant(at, timeZone);
  const datedVaccines = datedVaccinations(pet.vaccinated, pet.vaccinations, today);
  const [vaccination] = datedVaccines;
  if (vaccination && vaccination.due < today) {
    const { vaccineId, name } = vaccination;
    const others = datedVaccines.filter(({ due }) => due < today).length - 1;
    return { kind: 'vaccinationOverdue', vaccineId, name, isEstimated: vaccination.certain === 'computed', others };
  }
  const [dose] = doseItems(pet, at)
    .filter(({ place, state }) => place === 'today' && state !== 'done')
    .sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1));
  if (dose?.time) return { kind: 'dose', title: String(dose.title), time: dose.time };
  const treatment = treatmentItems(pet, { today, timeZone }).find(({ place }) => place === 'today');
  if (treatment) return { kind: 'treatmentDue', title: String(treatment.title) };
  if (vaccination && vaccination.due <= addDays(today, SOON)) {
    const { vaccineId, name, due } = vaccination;
    return { kind: 'vaccinationDue', vaccineId, name, due, isEstimated: vaccination.certain === 'computed' };
  }
  const isRecorded = pet.vaccinations.length + pet.treatments.length + pet.medications.length > 0;
  if (!isRecorded) return { kind: 'nothingDue' };
  return { kind: areDatesMissing(pet.vaccinated, pet.vaccinations, today) ? 'datesMissing' : 'inOrder' };
}
