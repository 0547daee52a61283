import { dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import type { VitalKind } from '@/lib/records/vitals/vocabulary';
import type { SharedRow } from '@/lib/sharing/links/shared-row';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { toSharedView } from '@/lib/sharing/links/to-shared-view';
import type { ShareKind, ShareSection } from '@/lib/sharing/links/vocabulary';
import { apoquel, givenAt } from '@/tests/unit/components/records/medications/a-medication';
import { breakfast } from './a-routine';
import { dose } from './doses';
import { labResult } from './lab-results';

export const at = instantFromJson('2026-05-20T22:30:00Z');
export const by = { createdById: 'm1', source: null, hasDocument: false };
export const medication = {
  ...{
    ...apoquel,
    startsOn: dayToColumn('2026-05-01'),
    endsOn: null,
    plannedFrom: instantFromJson(apoquel.plannedFrom),
  },
  ...by,
};
const none = {
  manufacturer: null,
  batch: null,
  vetName: null,
  clinic: null,
  document: null,
  reaction: null,
  note: null,
};
export const givenDose = (vaccine: string, on: string) => ({
  ...{ ...dose(vaccine, on), ...none, ...by, givenOn: dayToColumn(on), validUntil: null, nextDueOn: null },
});
const vital = (kind: VitalKind, measuredAt: Date) => ({ kind, value: 38.5, measuredAt, ...by }) as never;
const routine = { ...breakfast, note: 'Half a cup', plannedFrom: instantFromJson(breakfast.plannedFrom) };
const visit = {
  ...{ id: 'v1', visitedOn: dayToColumn('2026-05-02'), description: '<b>ok</b><script>x</script>', diagnosis: null },
  ...{ documentLinks: ['https://a.example'], clinic: 'Sol', vetName: null, reason: 'Check-up', costCents: 5000 },
  ...{ currency: 'EUR', followUpOn: null, followedUpAt: null, appointmentId: null, ...by },
};

export const sharedRow: SharedRow = {
  ...{ members: [{ id: 'm1', role: 'owner' }], name: 'Luna', type: 'dog', breed: 'Beagle', gender: 'female' },
  ...{ dateOfBirth: dayToColumn('2020-01-10'), deceasedOn: null, neutered: true, colour: 'brown', markings: null },
  ...{ photoKey: null, microchip: '724098100123456', microchippedOn: dayToColumn('2020-03-01') },
  ...{ microchipPlace: 'neck', weightGoalGrams: null, weightGoalFrom: null, weightGoalBy: null },
  ...{ createdAt: instantFromJson('2020-03-01T12:00:00Z'), passportNumber: 'ES-1' },
  ...{ emergencyContact: '600', vetClinic: 'Sol' },
  ...{
    insurance: 'I-1',
    notes: 'Shy<script>x</script>',
    weightUnit: 'kg',
    vaccineProfile: 'wsava',
    country: 'ES',
    region: 'ES-MD',
  },
  ...{ extraVaccines: [], highRisk: false, lostSince: null, lostNote: 'Red collar', lostNeedsMedication: false },
  owner: { timeZone: 'Europe/Madrid', temperatureUnit: 'c' },
  allergies: [
    { id: 'a1', allergen: 'Penicillin', severity: 'severe', reaction: 'hives', note: 'private', ...by },
    { id: 'a2', allergen: 'Dust', severity: 'mild', reaction: null, note: null, ...by },
  ],
  conditions: [
    {
      ...{ id: 'c1', name: 'Arthritis', status: 'active', diagnosedOn: null, resolvedOn: null },
      ...{ whatToDo: null, note: 'stiff', ...by },
    },
  ],
  symptoms: [
    { kind: 'vomiting', noticedAt: at, severity: 'severe' },
    { kind: 'vomiting', noticedAt: dayToColumn('2025-01-01'), severity: null },
  ],
  medications: [medication, { ...medication, id: 'm2', name: 'Over', endsOn: dayToColumn('2026-05-20') }],
  treatments: [
    {
      ...{ id: 't1', kind: 'worms', product: 'Milbemax', substance: null, givenAt: at, weightGrams: 9000 },
      ...{ nextDueOn: null, givenBy: null, note: 'private', ...by },
    },
  ],
  vaccinations: [givenDose('dog.rabies', '2026-01-10'), givenDose('Corona', '2026-01-10')],
  weights: [{ measuredAt: at, grams: 11_000, bodyConditionScore: null, ...by }],
  vitals: [vital('heart_rate', at), vital('temperature', at)],
  measures: [
    {
      ...{ kind: 'blood_glucose', name: null, unit: 'mmol/L', low: 5, high: 12, rangeUnit: 'mmol/L' },
      ...{ rangeBy: 'Dr. Ruiz', rangeSince: null, endedOn: null },
      readings: [
        { measuredAt: at, value: 14.2, diastolic: null, text: null, unit: 'mmol/L', context: 'before_food' },
        {
          measuredAt: dayToColumn('2026-05-01'),
          value: null,
          diastolic: null,
          text: 'HI',
          unit: 'mmol/L',
          context: null,
        },
      ],
    },
  ],
  vetRecords: [visit],
  labReports: [
    {
      ...{ sampledOn: dayToColumn('2026-05-12'), laboratory: 'IDEXX', sample: 'blood', ...by },
      results: [{ ...labResult, analyte: 'creatinine', name: 'CREA', value: 1.9, unit: 'mg/dL', low: 0.5, high: 1.8 }],
    },
  ],
  documents: [{ id: 'd1', name: 'Report.pdf', bytes: 1000, createdAt: at }],
  routines: [routine, { ...routine, id: 'r2', kind: 'medication', title: 'Drops' }],
  completions: [],
  doses: [{ ...givenAt('06:00'), at, scheduledFor: null }],
};

export function viewOf(
  sections: readonly ShareSection[],
  more: Partial<SharedRow> = {},
  kind: ShareKind = 'other',
): SharedView {
  const link = { kind, expiresAt: null, shows: (one: ShareSection) => sections.includes(one), base: '/shared/k' };
  return toSharedView({ ...sharedRow, ...more }, link, at);
}
