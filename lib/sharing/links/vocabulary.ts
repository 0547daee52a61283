export const shareKinds = ['vet', 'groomer', 'sitter', 'finder', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Optional sections. Every link includes name, type, breed, gender, age and photo anyway. */
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

/** Lifetimes of a link; labels are in `sharing.life`. */
export const lifetimes = ['day', 'week', 'month', 'open'] as const;
export type Lifetime = (typeof lifetimes)[number];

/** Days until a link expires; null for no end. */
export const lifetimeDays: Record<Lifetime, number | null> = { day: 1, week: 7, month: 30, open: null };

interface ReaderDefaults {
  sections: readonly ShareSection[];
  lifetime: Lifetime;
}

/** Defaults of a new link by kind of reader; labels are in `sharing.who`. */
export const readerDefaults: Record<ShareKind, ReaderDefaults> = {
  vet: {
    sections: [
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
    lifetime: 'month',
  },
  groomer: { sections: ['allergies', 'conditions', 'vaccinations', 'contacts', 'notes'], lifetime: 'day' },
  sitter: {
    sections: ['allergies', 'medication', 'routines', 'contacts', 'insurance', 'notes'],
    lifetime: 'week',
  },
  // No contacts: finders write through the form, and owners choose if their number is visible.
  finder: { sections: ['allergies'], lifetime: 'open' },
  other: { sections: [], lifetime: 'week' },
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
