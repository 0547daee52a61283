import { analytes } from '@/lib/records/lab-reports/analytes';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { downsample } from '@/lib/sharing/links/thin';
import { labResult } from './lab-results';
import { aSource, confirmedSource } from './source-examples';

const DAY = 86_400_000;
const today = Date.parse('2026-03-28T12:00:00Z');
const ago = (days: number) => new Date(today - days * DAY).toISOString();
const dayAgo = (days: number) => ago(days).slice(0, 10);
const every = <T>(days: number, make: (ago: number, index: number) => T) =>
  Array.from({ length: Math.floor((3 * 365) / days) }, (_, index) => make(index * days, index));

const bare: SharedView = {
  kind: 'vet',
  expiresAt: '2026-04-04T12:00:00.000Z',
  timeZone: 'Europe/Madrid',
  today: '2026-03-28',
  pet: {
    name: 'Luna',
    type: 'dog',
    breed: 'Beagle',
    gender: 'female',
    dateOfBirth: '2021-03-07',
    deceasedOn: null,
    neutered: true,
    colour: 'Tricolour',
    markings: 'White tip of the tail',
    photoUrl: null,
    microchip: null,
    microchippedOn: null,
    microchipPlace: null,
  },
  severeAllergies: [],
};

export function aSharedView(more: Partial<SharedView> = {}): SharedView {
  return { ...bare, ...more };
}

const typedSource = aSource({ typedBy: null, writer: 'owner' });

const wsava = { kind: 'estimated' as const, guideline: { en: 'WSAVA 2024', es: 'WSAVA 2024' } };
const next = { source: wsava, validUntil: null, missingDoses: 0 };
const statuses = {
  upcoming: (until: string) => ({ kind: 'estimated' as const, until, guideline: wsava.guideline }),
  due_soon: (on: string) => ({ kind: 'boosterDue' as const, on, isSoon: true, ...next }),
  overdue: (since: string) => ({ kind: 'overdue' as const, since, ...next }),
};

const vaccine = (en: string, es: string, status: keyof typeof statuses, due: string) => ({
  name: { en, es },
  lastDoseStatus: statuses[status](due),
  ...{
    status,
    due,
    lastGivenOn: '2025-03-07',
    tooEarlyOn: null,
    tooEarlyBy: null,
    lastDoses: [],
    beforeChip: false,
    certain: 'computed' as const,
  },
});

const lastVisit = { givenOn: '2025-03-07', clinic: 'Sunny Street Vets' };

export function threeYears(): SharedView {
  const words = 'Examined from head to tail: heart and lungs clear, teeth with some tartar, coat dull around the neck.';
  const weighings = every(7, (days, index) => ({
    ...{ measuredAt: new Date(ago(days)), bodyConditionScore: 5 },
    grams: 11_000 + (index % 9) * 130,
  }));
  return aSharedView({
    severeAllergies: ['Penicillin'],
    pet: { ...bare.pet, microchip: '724098100123456' },
    passportNumber: 'ES-0007421',
    contacts: { emergencyContact: 'Sam Morgan, +34 600 000 002', vetClinic: 'Sunny Street Vets, +34 910 000 001' },
    insurance: 'PawCare policy 88-1204',
    notes: `<p>${words}</p><ul><li>Afraid of fireworks</li><li>Pulls on the lead</li></ul>`,
    allergies: [
      { allergen: 'Chicken', severity: 'moderate', reaction: 'Itching, ears' },
      { allergen: 'Penicillin', severity: 'severe', reaction: 'Swelling of the face' },
      { allergen: 'Pollen', severity: 'mild', reaction: null },
    ],
    conditions: [
      {
        name: 'Arthritis',
        status: 'managed',
        diagnosedOn: '2024-05-01',
        whatToDo: null,
        note: words,
        source: confirmedSource,
      },
      {
        name: 'Otitis',
        status: 'active',
        diagnosedOn: '2026-03-01',
        whatToDo: 'Clean the ears with the blue bottle',
        note: null,
      },
    ],
    medications: ['Meloxicam', 'Apoquel', 'Omega 3'].map((name) => ({
      ...{
        name,
        dosage: '1 tablet',
        frequency: 'BID',
        startsOn: '2026-01-01',
        endsOn: null,
        timeZone: 'Europe/Madrid',
      },
      ...{ instructions: 'With food, never on an empty stomach', reason: 'Arthritis', times: ['08:00', '20:00'] },
      ...{ coming: [], warnings: [], unknownWords: [] },
    })),
    vaccinations: {
      region: null,
      stamps: [
        {
          shape: 'circle',
          state: 'valid',
          status: { kind: 'valid', until: '2028-03-07' },
          isEstimated: false,
          beforeChip: false,
          tilt: -4,
          vaccine: 'dog.rabies',
          ...lastVisit,
        },
      ],
      planned: [
        vaccine('Rabies', 'Rabia', 'upcoming', '2028-03-07'),
        vaccine('Distemper, hepatitis, parvovirus', 'Moquillo, hepatitis, parvovirosis', 'overdue', '2026-02-07'),
        vaccine('Leptospirosis', 'Leptospirosis', 'due_soon', '2026-04-07'),
      ],
      doses: every(90, (days, index) => ({
        vaccine: { en: 'Leptospirosis', es: 'Leptospirosis' },
        ...{ product: 'Nobivac L4', manufacturer: 'MSD', batch: `A${index}71B`, vetName: 'Dr. Marsh' },
        ...{ givenOn: dayAgo(days), validUntil: dayAgo(days - 365), clinic: 'Sunny Street Vets' },
        tooEarly: [],
        beforeChip: false,
        source: index % 2 === 0 ? confirmedSource : typedSource,
      })),
    },
    weights: {
      unit: 'kg',
      ideal: { from: 10_450, to: 11_550, scoredAt: '2026-11-01T10:00:00.000Z' },
      items: downsample(weighings, 52).map((one) => ({ ...one, measuredAt: one.measuredAt.toISOString() })),
    },
    symptoms: {
      from: dayAgo(83),
      list: [{ kind: 'vomiting', times: 6, days: 4, first: dayAgo(40), last: dayAgo(2), worst: 'severe' }],
    },
    vitals: {
      unit: 'c',
      grams: 11_000,
      items: (['temperature', 'heart_rate', 'sleeping_respiratory_rate'] as const).flatMap((kind, which) =>
        Array.from({ length: 24 }, (_, index) => ({
          ...{ kind, measuredAt: ago(index * 40), context: null },
          value: [38.5, 90, 18][which] ?? 0,
          assessment: { level: 'usual' as const, basis: 'range' as const, baseline: which === 2 ? 18 : null },
        })),
      ),
    },
    visits: Array.from({ length: 24 }, (_, index) => ({
      ...{ visitedOn: dayAgo(index * 45), reason: `Check-up ${index}`, clinic: 'Sunny Street Vets', links: [] },
      source: typedSource,
      ...{ vetName: 'Dr. Marsh', diagnosis: 'Otitis externa', followUpOn: dayAgo(index * 45 - 14) },
      description: `<p>${words} Visit ${index}: ${words.slice(index * 2)}</p><p>Ear drops for ${index + 5} days.</p>`,
    })),
    measures: [
      {
        ...{ kind: 'blood_glucose', name: null, unit: 'mg/dL', low: 80, high: 250, rangeUnit: 'mg/dL' },
        ...{ rangeBy: 'Dr. Marsh', rangeSince: null, endedOn: null, isCut: false },
        readings: Array.from({ length: 60 }, (_, index) => ({
          ...{ measuredAt: `${dayAgo(index)}T08:00:00.000Z`, value: 90 + index * 4, diastolic: null, text: null },
          ...{ unit: 'mg/dL', context: 'before_food' as const },
        })),
      },
    ],
    labReports: Array.from({ length: 12 }, (_, index) => ({
      ...{
        sampledOn: dayAgo(index * 90),
        laboratory: 'Sunny Street Lab',
        sample: 'blood' as const,
        source: typedSource,
      },
      results: analytes.slice(0, 40).map(({ id: analyte, printed: [name = null], units: [unit = null] }, row) => ({
        ...{ ...labResult, analyte, name, unit, value: row + index / 10, low: 2, high: 30 },
      })),
    })),
    documents: Array.from({ length: 30 }, (_, index) => ({
      ...{ name: `Blood test ${index}.pdf`, bytes: 120_000 + index * 999, addedOn: dayAgo(index * 30) },
      url: `/api/shared/${'k'.repeat(43)}/documents/0193a0c0-0000-7000-8000-0000000000${index + 10}/file`,
    })),
  });
}
