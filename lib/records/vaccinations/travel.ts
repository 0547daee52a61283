import type { Day } from '@/lib/core/time/dates';
import { travelRabies } from './catalogue';

/** EU and GB (identification.json, travelRules). */
export function isBeforeChip(pet: { type: string; microchippedOn: Day | null }, givenOn: Day): boolean {
  return travelRabies.species.includes(pet.type) && pet.microchippedOn !== null && givenOn < pet.microchippedOn;
}
