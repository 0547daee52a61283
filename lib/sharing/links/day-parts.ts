export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** @param time `HH:MM` of a 24-hour clock */
export function partOfDay(time: string): DayPart {
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
