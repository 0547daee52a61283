import type { Random } from './random';

export interface Kind {
  collection: string;
  fields: Readonly<Record<string, (number: number) => unknown>>;
  besides: (number: number) => Record<string, unknown>;
  parent?: 'training' | 'vet-records';
  weight: number;
}

const text = (name: string) => (number: number) => `${name} ${number}`;
const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();

export const CURRICULUM = ['name', 'marker'] as const;

/** Tables by collection. `ticksOf` reads `RoutineCompletion`. */
export const tables: Readonly<Record<string, string>> = {
  weights: 'Weight',
  allergies: 'Allergy',
  appointments: 'Appointment',
  'vet-records': 'VetRecord',
  medications: 'Medication',
  training: 'Skill',
  sessions: 'TrainingSession',
  documents: 'Document',
  photos: 'Photo',
  doses: 'Dose',
};

const kinds: readonly Kind[] = [
  {
    collection: 'weights',
    fields: { grams: (number) => 10_000 + number, note: text('Weighed') },
    besides: (number) => ({ measuredAt: minute(number), bodyConditionScore: null }),
    weight: 6,
  },
  {
    collection: 'allergies',
    fields: { reaction: text('Rash'), note: text('Seen') },
    besides: (number) => ({ allergen: `Pollen ${number}`, severity: 'mild' }),
    weight: 2,
  },
  {
    collection: 'appointments',
    fields: { place: text('Room'), note: text('Bring') },
    besides: (number) => ({ startsAt: '2027-05-01T10:00:00.000Z', kind: 'vet', title: `Check ${number}` }),
    weight: 2,
  },
  {
    collection: 'vet-records',
    fields: { clinic: text('Clinic'), diagnosis: text('Finding') },
    besides: (number) => ({ visitedOn: '2026-03-01', description: '<p>Fine</p>', reason: `Visit ${number}` }),
    weight: 3,
  },
  {
    collection: 'medications',
    fields: { instructions: text('With food'), prescriber: text('Dr.') },
    besides: (number) => ({ name: `Zz${number}`, frequency: 'PRN', startsOn: '2026-03-01', timeZone: 'UTC' }),
    weight: 2,
  },
  {
    collection: 'training',
    fields: { name: text('Trick'), note: text('Slowly') },
    besides: () => ({ stage: 'learning' }),
    weight: 3,
  },
  {
    collection: 'sessions',
    fields: { place: text('Park'), note: text('Went') },
    besides: (number) => ({ practisedAt: minute(number), minutes: 5 }),
    parent: 'training',
    weight: 3,
  },
  {
    collection: 'documents',
    fields: { name: text('Letter') },
    besides: () => ({}),
    parent: 'vet-records',
    weight: 1,
  },
  {
    collection: 'photos',
    fields: { caption: text('Sleeps'), location: text('Sofa') },
    besides: () => ({ takenAt: '', tags: [] }),
    weight: 1,
  },
];

export function kindOf(collection: string): Kind | undefined {
  return kinds.find((kind) => kind.collection === collection);
}

export function chooseKinds(random: Random): Kind[] {
  const chosenKinds = [1, 2].map(() => chooseKind(random, kinds));
  return kinds.filter(({ collection }) =>
    chosenKinds.some((kind) => kind.collection === collection || kind.parent === collection),
  );
}

export function chooseKind(random: Random, among: readonly Kind[]): Kind {
  const weights = Object.fromEntries(among.map(({ collection, weight }) => [collection, weight]));
  return kindOf(random.weighted(weights)) as Kind;
}
