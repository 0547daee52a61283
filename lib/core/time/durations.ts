// In milliseconds. Apart from the dates: what every page starts with counts time, and formats no day.
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
