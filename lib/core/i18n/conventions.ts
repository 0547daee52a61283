import type { FormatLocale } from './locales';

interface Conventions {
  /** BCP 47. */
  tag: string;
  /** A 12-hour clock has no leading zero: "3:05 PM", but "09:05". */
  hour: 'numeric' | '2-digit';
  /** 1 to 7, Monday first. From CLDR's weekData, which not all browsers expose. */
  firstWeekday: number;
  /** Local start times. In Spain the afternoon begins with lunch, and the evening with dinner. */
  dayParts: { afternoon: string; evening: string };
}

export const conventions: Record<FormatLocale, Conventions> = {
  en: { tag: 'en-GB', hour: '2-digit', firstWeekday: 1, dayParts: { afternoon: '12:00', evening: '18:00' } },
  'en-US': { tag: 'en-US', hour: 'numeric', firstWeekday: 7, dayParts: { afternoon: '12:00', evening: '18:00' } },
  es: { tag: 'es-ES', hour: '2-digit', firstWeekday: 1, dayParts: { afternoon: '14:00', evening: '20:30' } },
};
