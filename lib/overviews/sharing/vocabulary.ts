// Apart from the schema, so that a page can name these without the library that checks them.

export const shareKinds = ['vet', 'groomer', 'sitter', 'finder', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What a link can show beyond the pet's name, type, breed, gender, age and photo, which every link shows. */
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

/**
 * The sections that a kind of reader usually needs; the owner can change them. A finder gets none: the way to the owner
 * is the form on the page, and whoever has lost a pet decides themselves whether a number stands there.
 */
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

/** How long a link lives, in days; null lives until it is revoked. The first is the default. */
export const lifetimes = [7, 1, 30, null] as const;
export const LABEL_MAX = 80;
/** Digits of a PIN. */
export const pinLimits = { min: 4, max: 8 } as const;

/** A lifetime as a form holds it: days, or `never` for a link that ends only by being revoked. */
const lifetimeOf = (days: number | null) => (days === null ? 'never' : String(days));

/** The choices from short to long, as people compare them. */
export const lifetimeChoices = ['1', '7', '30', 'never'] as const;
export type Lifetime = (typeof lifetimeChoices)[number];
export const defaultLifetime = lifetimeOf(lifetimes[0]) as Lifetime;

/** By which words of the messages (`sharing.form`) a lifetime is called. */
export const lifetimeWords = { '1': 'day', '7': 'week', '30': 'month', never: 'forever' } as const;

/** What somebody who found a pet can write. */
export const finderLimits = { text: 2000, contact: 200, links: 2 } as const;
export const LOST_NOTE_MAX = 500;

/** What became of a message, as the address of the page says it afterwards. */
export const messageOutcomes = ['sent', 'empty', 'long', 'html', 'links', 'stale', 'wait'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

/** What became of a PIN, in the same way. */
export const pinOutcomes = ['wrong', 'wait'] as const;
export type PinOutcome = (typeof pinOutcomes)[number];
/** The fragment by which the page of a locked link shows an outcome: what is in a query gets into its HTML. */
export const pinOutcomeId = (outcome: PinOutcome) => `pin-${outcome}`;
