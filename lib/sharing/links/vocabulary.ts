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

/** How long a link lives; `sharing.life` names them. */
export const lifetimes = ['day', 'week', 'month', 'open'] as const;
export type Lifetime = (typeof lifetimes)[number];

/** Null until revoked. */
export const lifetimeDays: Record<Lifetime, number | null> = { day: 1, week: 7, month: 30, open: null };

interface ReaderDefaults {
  sections: readonly ShareSection[];
  lifetime: Lifetime;
}

/** What a link is made with when only its reader is said; its label is `sharing.who` of that reader. */
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
  // No contacts: finders write through the form, and owners decide whether to show a number.
  finder: { sections: ['allergies'], lifetime: 'open' },
  other: { sections: [], lifetime: 'week' },
};

/** Parasites are caught at a groomer's like infections, so their last treatment comes with vaccinations. */
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
/** In the fragment: what is in a query gets into the HTML. */
export const pinOutcomeId = (outcome: PinOutcome) => `pin-${outcome}`;
