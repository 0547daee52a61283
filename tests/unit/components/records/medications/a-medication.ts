import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import type { Dose } from '@/lib/records/medications/medication';
import { noConflict } from '@/tests/support/allergy-warnings';

/** The UUIDv7 contains the creation time: May 1, 2026. */
export const apoquel: CheckedMedication = {
  id: '019de0c8-7000-7000-8000-000000000000',
  name: 'Apoquel',
  dosage: '1 tablet',
  frequency: 'BID',
  startsOn: '2026-05-01',
  endsOn: null,
  instructions: null,
  reason: null,
  prescriber: null,
  reminders: [],
  timeZone: 'Europe/Madrid',
  minHoursBetween: null,
  maxPerDay: null,
  steps: [],
  stockDoses: null,
  refillBelow: null,
  responsible: [],
  allergyReason: null,
  confirmedConflicts: [],
  allergyCheck: noConflict,
  plannedFrom: '2026-05-01T00:00:00.000Z',
  pastPlans: [],
};

export function givenAt(time: string, line: Partial<Dose> = {}): Dose & { medicationId: string } {
  const at = `2026-05-20T${time}:00.000Z`;
  return {
    id: `d-${time}`,
    medicationId: apoquel.id,
    status: 'given',
    at,
    scheduledFor: at,
    by: 'Ana',
    note: null,
    reason: null,
    ...line,
  };
}
