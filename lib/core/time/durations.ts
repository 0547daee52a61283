// Milliseconds. Not in dates.ts, whose formats not every page needs.
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
