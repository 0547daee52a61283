// Apart from the schema, so that a page can name these without the library that checks them.

export const shareKinds = ['vet', 'groomer', 'sitter', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What a link can show beyond the pet's name, type, breed, gender, age and photo, which every link shows. */
export const shareSections = ['identification', 'contacts', 'insurance', 'notes'] as const;
export type ShareSection = (typeof shareSections)[number];

/** The sections that a kind of reader usually needs; the owner can change them. */
export const presets: Record<ShareKind, readonly ShareSection[]> = {
  vet: ['identification', 'contacts', 'insurance', 'notes'],
  groomer: ['contacts', 'notes'],
  sitter: ['contacts', 'insurance', 'notes'],
  other: [],
};

/** How long a link lives, in days; null lives until it is revoked. The first is the default. */
export const lifetimes = [7, 1, 30, null] as const;
export const LABEL_MAX = 80;

/** A lifetime as a form holds it: days, or `never` for a link that ends only by being revoked. */
const lifetimeOf = (days: number | null) => (days === null ? 'never' : String(days));

/** The choices from short to long, as people compare them. */
export const lifetimeChoices = ['1', '7', '30', 'never'] as const;
export const defaultLifetime = lifetimeOf(lifetimes[0]) as (typeof lifetimeChoices)[number];
