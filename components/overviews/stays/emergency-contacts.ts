import type { StayDay } from '@/lib/overviews/stays/queries/stays';
import { firstNumber } from '@/lib/records/pets/phone-numbers';

type Contacts = Pick<StayDay['pets'][number], 'emergencyContact' | 'vetClinic'>;

/** Each text once, however many of the pets have it. */
export function contactTexts(pets: readonly Contacts[], column: keyof Contacts): string[] {
  return [...new Set(pets.flatMap((pet) => pet[column]?.trim() || []))];
}

export function firstEmergencyNumber(pets: readonly Contacts[]): string | null {
  for (const text of contactTexts(pets, 'emergencyContact')) {
    const number = firstNumber(text);
    if (number) return number;
  }
  return null;
}
