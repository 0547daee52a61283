/** What the sitter of a stay may leave. */
export type StayAllow = 'ticks' | 'doses' | 'notes' | 'photos';
