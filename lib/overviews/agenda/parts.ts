import type { Locale } from '@/lib/core/i18n/locales';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Local times. In Spain the afternoon begins with lunch and the evening with dinner. */
const starts = {
  en: { afternoon: '12:00', evening: '18:00' },
  es: { afternoon: '14:00', evening: '20:30' },
} as const satisfies Record<Locale, Record<'afternoon' | 'evening', string>>;

/** Time until which the greeting is still "Good evening". Our choice. */
const NIGHT_ENDS = '05:00';

/** @param time local time, `HH:MM` */
export function partOfDay(time: string, language: Locale): DayPart {
  const { afternoon, evening } = starts[language];
  if (time < afternoon) return 'morning';
  return time < evening ? 'afternoon' : 'evening';
}

/** @param time local time, `HH:MM` */
export function greetingAt(time: string, language: Locale): DayPart {
  return time < NIGHT_ENDS ? 'evening' : partOfDay(time, language);
}
