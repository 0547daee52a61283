import type { Day } from '@/lib/core/dates';
import type { Page } from '@/lib/core/http/pagination';
import type { PlannedVaccine } from './planned-vaccine';
import { schedule } from './schedule';
import type { Vaccination } from './vaccination';

/** How many doses the list begins with. */
const SHOWN = 20;

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

/** The beginning of the list, out of all that the plan was made from. The cursor is that of lib/core/http/pagination.ts. */
export function firstDoses({ items, nextCursor }: Page<Vaccination>): Page<Vaccination> {
  const shown = items.slice(0, SHOWN);
  const last = shown.at(-1);
  const isCut = items.length > shown.length && last !== undefined;
  return { items: shown, nextCursor: isCut ? `${last.givenOn}T00:00:00.000Z_${last.id}` : nextCursor };
}

/** For which vaccines a dose was given too early: vaccine ids by dose. */
export function tooEarlyDoses(planned: readonly PlannedVaccine[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { vaccineId, tooEarlyDoses: doses } of planned) {
    for (const id of doses) found[id] = [...(found[id] ?? []), vaccineId];
  }
  return found;
}
