import type { Day } from '@/lib/core/time/dates';
import { travelRabies } from './catalogue';

/**
 * In the EU and Great Britain a rabies dose counts for travel only if the chip was there on or before its day
 * (identification.json, travelRules). False while the day of the chip is unknown.
 */
export function isBeforeChip(pet: { type: string; microchippedOn: Day | null }, givenOn: Day): boolean {
  return travelRabies.species.includes(pet.type) && pet.microchippedOn !== null && givenOn < pet.microchippedOn;
}
