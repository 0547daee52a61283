import type { FormatLocale } from '../core/i18n/locales';
import { type Day, dayIn, formatInstant, instantFromJson, latestDay } from '../core/time/dates';
import { systemTimeZone } from '../core/time/time-zones';

export interface PageContext {
  locale: FormatLocale;
  /** IANA name; UTC while unknown. */
  timeZone: string;
  isTimeZoneKnown: boolean;
  weightUnit: 'kg' | 'lb';
  temperatureUnit: 'c' | 'f';
  sendsMail: boolean;
  at: Date;
  /** Day of `at` in `timeZone`. */
  today: Day;
  /** Last day that an entry may have. */
  latest: Day;
}

export type PageContextSettings = Pick<
  PageContext,
  'locale' | 'timeZone' | 'isTimeZoneKnown' | 'weightUnit' | 'temperatureUnit'
> &
  Partial<Pick<PageContext, 'sendsMail'>>;

export function pageContextAt(
  { locale, timeZone, isTimeZoneKnown, weightUnit, temperatureUnit, sendsMail = true }: PageContextSettings,
  at: Date,
): PageContext {
  const days = { today: dayIn(at, timeZone), latest: latestDay(at) };
  return { locale, timeZone, isTimeZoneKnown, weightUnit, temperatureUnit, sendsMail, at, ...days };
}

/** Uses the reader's zone. While it is unknown, uses UTC and says so. @param instant ISO 8601 */
export function formatForReader(instant: string, { locale, timeZone, isTimeZoneKnown }: PageContext): string {
  const text = formatInstant(instantFromJson(instant), locale, timeZone);
  return isTimeZoneKnown ? text : `${text} UTC`;
}

export function zoneToEnter({ timeZone, isTimeZoneKnown }: PageContext): string {
  return isTimeZoneKnown ? timeZone : systemTimeZone();
}

export function foreignZone(timeZone: string, reader: PageContext): string | null {
  return reader.isTimeZoneKnown && reader.timeZone !== timeZone ? timeZone : null;
}
