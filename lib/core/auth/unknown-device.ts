/** Stored as is; the interface translates it. */
export const UNKNOWN_DEVICE = 'Unknown';
