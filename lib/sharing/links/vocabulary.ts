export const shareKinds = ['vet', 'groomer', 'sitter', 'finder', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Kinds of new links. Sitters get a stay; their older links keep working. */
export const newShareKinds = ['vet', 'groomer', 'finder', 'other'] as const satisfies readonly ShareKind[];
export type NewShareKind = (typeof newShareKinds)[number];

/** Name, type, breed, gender, age and photo are in every link anyway. */
export const shareSections = [
  'identification',
  'allergies',
  'conditions',
  'symptoms',
  'medication',
  'vaccinations',
  'weight',
  'vitals',
  'measures',
  'visits',
  'labReports',
  'documents',
  'routines',
  'contacts',
  'insurance',
  'notes',
] as const;
export type ShareSection = (typeof shareSections)[number];

/** Lifetimes of a link; labels are in `sharing.life`. */
export const lifetimes = ['day', 'week', 'month', 'open'] as const;
export type Lifetime = (typeof lifetimes)[number];

/** Days until a link expires; null for no end. */
export const lifetimeDays: Record<Lifetime, number | null> = { day: 1, week: 7, month: 30, open: null };

export const readerLifetimes: Record<NewShareKind, Lifetime> = {
  vet: 'month',
  groomer: 'day',
  finder: 'open',
  other: 'week',
};

export const readerSections: Record<ShareKind, readonly ShareSection[]> = {
  vet: [
    'identification',
    'allergies',
    'conditions',
    'symptoms',
    'medication',
    'vaccinations',
    'weight',
    'vitals',
    'measures',
    'visits',
    'labReports',
    'documents',
    'contacts',
    'insurance',
    'notes',
  ],
  groomer: ['allergies', 'conditions', 'vaccinations', 'contacts', 'notes'],
  sitter: ['allergies', 'medication', 'routines', 'contacts', 'insurance', 'notes'],
  // No contacts: finders write through the form, and owners decide whether to show a number.
  finder: ['allergies'],
  other: [],
};

/** Parasites spread at a groomer's like infections, so links with vaccinations include the last treatments. */
export function showsLastTreatments(kind: ShareKind, shows: (section: ShareSection) => boolean): boolean {
  return kind === 'groomer' && (shows('vaccinations') || shows('medication'));
}

export const LABEL_MAX = 80;
export const pinLimits = { min: 4, max: 8 } as const;

export const finderLimits = { text: 2000, contact: 200, links: 2 } as const;
export const LOST_NOTE_MAX = 500;

export const messageOutcomes = ['sent', 'empty', 'long', 'html', 'links', 'stale', 'wait'] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

export const pinOutcomes = ['wrong', 'wait'] as const;
export type PinOutcome = (typeof pinOutcomes)[number];
/** Used as a URL fragment, because a query would appear in the HTML. */
export const pinOutcomeId = (outcome: PinOutcome) => `pin-${outcome}`;
