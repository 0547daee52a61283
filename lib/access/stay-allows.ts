/** What the sitter of a stay may leave. */
export const stayAllows = ['ticks', 'doses', 'notes', 'photos'] as const;
export type StayAllow = (typeof stayAllows)[number];
