import { conventions } from '@/lib/core/i18n/conventions';
import type { Locale } from '@/lib/core/i18n/locales';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Hour before which it still counts as the evening. Our choice. */
const NIGHT_ENDS = '05:00';

/** @param time local time, `HH:MM` */
export function partOfDay(time: string, language: Locale): DayPart {
  const { afternoon, evening } = conventions[language].dayParts;
  if (time < afternoon) return 'morning';
  return time < evening ? 'afternoon' : 'evening';
}

/** @param time local time, `HH:MM` */
export function greetingAt(time: string, language: Locale): DayPart {
  return time < NIGHT_ENDS ? 'evening' : partOfDay(time, language);
}
