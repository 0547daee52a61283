import type { Day } from '@/lib/core/dates';
import type { PlannedVaccine } from './planned-vaccine';
import { schedule } from './schedule';
import type { Vaccination } from './vaccination';

/** What the plan needs of a pet, as the pet has it. */
export interface VaccinatedPet {
  type: string;
  dateOfBirth: Day | null;
  deceasedOn: Day | null;
  vaccineProfile: 'wsava' | 'aaha';
  rabiesRegion: string | null;
  extraVaccines: string[];
  highRisk: boolean;
}

/** What is due for a pet, soonest first. @param doses all that are known, in any order */
export function dueVaccinations(pet: VaccinatedPet, doses: readonly Vaccination[], today: Day): PlannedVaccine[] {
  const { vaccineProfile, ...rest } = pet;
  return schedule({ ...rest, profile: vaccineProfile, doses, today });
}

/** For which vaccines a dose was given too early: vaccine ids by dose. */
export function tooEarlyDoses(planned: readonly PlannedVaccine[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { vaccineId, tooEarlyDoses: doses } of planned) {
    for (const id of doses) found[id] = [...(found[id] ?? []), vaccineId];
  }
  return found;
}
