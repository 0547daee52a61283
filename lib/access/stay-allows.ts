/** Kinds of entries that a sitter may add. */
export type StayAllow = 'ticks' | 'doses' | 'notes' | 'photos';
