import type { CollectionName, collections } from '@/lib/collections/registry';

const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export type Marker = (kind: string) => string;

type Entry = Record<string, unknown>;
/** Collections with JSON entries directly below the pet. */
export type PlainCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { uploads: true } | { parent: string } ? never : Name;
}[CollectionName];

export function entriesOf(word: Marker): Record<PlainCollection, Entry> {
  return {
    weights: { measuredAt: ago(DAY), grams: 10_400, bodyConditionScore: 5, note: word('WeightNote') },
    vaccinations: {
      vaccine: 'dog.rabies',
      givenOn: '2026-03-07',
      batch: word('Batch'),
      vetName: word('VaccineVet'),
      clinic: word('VaccineClinic'),
      reaction: word('Reaction'),
      note: word('VaccineNote'),
    },
    vitals: { measuredAt: ago(DAY), kind: 'temperature', value: 38.4, note: word('VitalNote') },
    symptoms: { noticedAt: ago(DAY), kind: 'vomiting', severity: 'mild', note: word('SymptomNote') },
    'lab-reports': {
      sampledOn: '2026-03-07',
      laboratory: word('Laboratory'),
      sample: 'blood',
      results: [{ name: word('Analyte'), value: 1.9, unit: 'mg/dL', low: 0.5, high: 1.8, flag: 'high' }],
      note: word('LabNote'),
    },
    measures: {
      ...{ kind: 'other', name: word('Measure'), unit: 'mL', low: 100, high: 300, rangeBy: word('RangeBy') },
      note: word('MeasureNote'),
    },
    conditions: { name: word('Condition'), status: 'active', note: word('ConditionNote') },
    allergies: { allergen: word('Allergen'), severity: 'mild', reaction: word('Hives'), note: word('AllergyNote') },
    medications: {
      name: word('Drug'),
      dosage: word('Dosage'),
      frequency: 'PRN',
      startsOn: ago(10 * DAY).slice(0, 10),
      instructions: word('Instructions'),
      prescriber: word('Prescriber'),
      timeZone: 'UTC',
    },
    treatments: {
      kind: 'echinococcus',
      product: word('Dewormer'),
      substance: word('Substance'),
      givenAt: ago(DAY),
      nextDueOn: ago(-30 * DAY).slice(0, 10),
      givenBy: word('Giver'),
      note: word('TreatmentNote'),
    },
    routines: {
      kind: 'feeding',
      title: word('Routine'),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      // Late, so that the first task is today's.
      timeOfDay: '23:59',
      note: word('RoutineNote'),
      timeZone: 'UTC',
    },
    training: { name: word('Skill'), note: word('SkillNote') },
    'vet-records': {
      visitedOn: '2026-03-07',
      description: `<p>${word('Visit')}</p>`,
      clinic: word('Clinic'),
      reason: word('Reason'),
      diagnosis: word('Diagnosis'),
      documentLinks: [`https://example.com/${encodeURI(word('Link'))}`],
    },
    expenses: {
      paidOn: '2026-03-07',
      category: 'food',
      title: word('Expense'),
      amountCents: 4590,
      currency: 'EUR',
      note: word('ExpenseNote'),
    },
    appointments: {
      startsAt: new Date(Date.now() + 5 * DAY).toISOString(),
      kind: 'vet',
      title: word('Title'),
      place: word('Place'),
      note: word('AppointmentNote'),
      timeZone: 'UTC',
    },
  };
}

export function nestedEntriesOf(word: Marker): [list: PlainCollection, name: string, entry: Entry][] {
  return [
    ['medications', 'doses', { status: 'given', note: word('DoseNote') }],
    ['training', 'sessions', { practisedAt: ago(DAY), minutes: 5, place: word('Park'), note: word('SessionNote') }],
    ['measures', 'readings', { measuredAt: ago(DAY), value: 250, context: 'rest', note: word('ReadingNote') }],
  ];
}
