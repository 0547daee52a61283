import { instantFromJson } from '@/lib/core/time/dates';
import { planTrip } from '@/lib/overviews/travel/plan';
import type { Step, TravellingPet, Trip } from '@/lib/overviews/travel/step';
import { dose } from './doses';

export const rabies = (givenOn: string, validUntil: string | null = null) => ({
  ...dose('dog.rabies', givenOn),
  validUntil,
});

export const traveller: TravellingPet = {
  type: 'dog',
  dateOfBirth: '2023-05-20',
  microchip: '724098100123456',
  microchippedOn: '2023-08-01',
  passportNumber: 'ES-0007421',
  country: 'ES',
  doses: [rabies('2023-12-20', '2026-12-22')],
  wormedAt: [],
  ticked: {},
};

export const aTrip: Trip = {
  from: 'ES',
  to: 'IE',
  arrival: '2027-01-20',
  time: '18:00',
  isListed: false,
  sampledOn: null,
  wasSampledInEu: false,
  highRiskStay: null,
};

export const plannedAt = (day = '2026-11-22', timeZone = 'Europe/Madrid') => ({
  at: instantFromJson(`${day}T09:00:00Z`),
  today: day,
  timeZone,
});

export function aPlanOf({
  pet,
  trip,
  today,
}: {
  pet?: Partial<TravellingPet>;
  trip?: Partial<Trip>;
  today?: string;
} = {}) {
  return planTrip({ ...traveller, ...pet }, { ...aTrip, ...trip }, plannedAt(today));
}

/** @throws Error if the plan has no such step */
export function stepOf({ steps }: { steps: Step[] }, key: Step['key']): Step {
  const matchingStep = steps.find((step) => step.key === key);
  if (!matchingStep) throw new Error(`no step ${key}`);
  return matchingStep;
}
