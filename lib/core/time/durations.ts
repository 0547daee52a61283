// Milliseconds. Not in dates.ts, because some pages do not need its formats.
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
