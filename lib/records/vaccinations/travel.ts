import type { Day } from '@/lib/core/time/dates';
import { travelRabies } from './catalogue';

/**
 * Whether travel does not count a rabies dose of that day: in the EU and Great Britain the chip has to be there on or
 * before it (identification.json, travelRules). While the day of the chip is unknown, nothing can be said.
 */
export function isBeforeChip(pet: { type: string; microchippedOn: Day | null }, givenOn: Day): boolean {
  return travelRabies.species.includes(pet.type) && pet.microchippedOn !== null && givenOn < pet.microchippedOn;
}
