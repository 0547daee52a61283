import { profileOf } from '@/lib/records/vaccinations/catalogue';
import type { ScheduleDose, ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';

export function dose(vaccine: string, givenOn: string, more: Partial<ScheduleDose> = {}): ScheduleDose {
  const id = `${vaccine}@${givenOn}`;
  return { id, vaccine, givenOn, product: null, antigens: [], validUntil: null, nextDueOn: null, ...more };
}

export const someDog: ScheduleInput = {
  type: 'dog',
  dateOfBirth: null,
  profile: 'wsava',
  highRisk: false,
  extraVaccines: [],
  country: null,
  region: null,
  microchippedOn: null,
  addedOn: '2026-01-01',
  doses: [],
  today: '2026-11-21',
};

export function someAnimal(more: Partial<ScheduleInput>): ScheduleInput {
  const pet = { ...someDog, ...more };
  return { ...pet, profile: more.profile ?? profileOf({ ...pet, vaccineProfile: null }) };
}
