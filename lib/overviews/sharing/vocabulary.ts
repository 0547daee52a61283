// Apart from the schema, so that pages don't load zod.

export const shareKinds = ['vet', 'groomer', 'sitter', 'finder', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Name, type, breed, gender, age and photo are in every link. */
export const shareSections = [
  'identification',
  'allergies',
  'conditions',
  'medication',
  'vaccinations',
  'weight',
  'vitals',
  'visits',
  'documents',
  'routines',
  'contacts',
  'insurance',
  'notes',
] as const;
export type ShareSection = (typeof shareSections)[number];

/** Finders get none: they write through the form, and owners decide whether to show a number. */
export const presets: Record<ShareKind, readonly ShareSection[]> = {
  vet: [
    'identification',
    'allergies',
    'conditions',
    'medication',
    'vaccinations',
    'weight',
    'vitals',
    'visits',
    'documents',
    'contacts',
    'insurance',
    'notes',
  ],
  groomer: ['allergies', 'conditions', 'vaccinations', 'contacts', 'notes'],
  sitter: ['allergies', 'medication', 'routines', 'contacts', 'insurance', 'notes'],
  finder: [],
  other: [],
};

/** In days; null until revoked. The first is the default. */
export const lifetimes = [7, 1, 30, null] as const;
export const LABEL_MAX = 80;
export const pinLimits = { min: 4, max: 8 } as const;

const lifetimeOf = (days: number | null) => (days === null ? 'never' : String(days));

export const lifetimeChoices = ['1', '7', '30', 'never'] as const;
export type Lifetime = (typeof lifetimeChoices)[number];
export const defaultLifetime = lifetimeOf(lifetimes[0]) as Lifetime;

/** Keys of `sharing.form`. */
export const lifetimeWords = { '1': 'day', '7': 'week', '30': 'month', never: 'forever' } as const;

export const finderLimits = { text: 2000, contact: 200, links: 2 } as const;
export const LOST_NOTE_MAX = 500;

export const messageOutcomes = ['sent', 'empty', 'long', 'html', 'links', 'stale', 'wait'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

export const pinOutcomes = ['wrong', 'wait'] as const;
export type PinOutcome = (typeof pinOutcomes)[number];
/** In the fragment: what is in a query gets into the HTML. */
export const pinOutcomeId = (outcome: PinOutcome) => `pin-${outcome}`;
