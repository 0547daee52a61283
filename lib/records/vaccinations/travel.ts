import type { Day } from '@/lib/core/time/dates';
import { travelRabies } from './catalogue';

export function hasTravelRules(type: string): boolean {
  return travelRabies.species.includes(type);
}

/** Rule of EU and GB (sources: data/vaccines.json, travelRabies). */
export function isBeforeChip(pet: { type: string; microchippedOn: Day | null }, givenOn: Day): boolean {
  return hasTravelRules(pet.type) && givenOn < (pet.microchippedOn ?? '');
}
