import type { FormatLocale } from '../core/i18n/locales';
import { type Day, dayIn, formatInstant, instantFromJson, latestDay, systemTimeZone } from '../core/time/dates';

/** Reader and moment of a page. Decide the zone, units, language and day of everything on it. */
export interface PageContext {
  locale: FormatLocale;
  /** IANA; UTC while unknown. */
  timeZone: string;
  /** False until a browser has reported one. */
  isTimeZoneKnown: boolean;
  weightUnit: 'kg' | 'lb';
  temperatureUnit: 'c' | 'f';
  /** False if this installation sends no mail. */
  sendsMail: boolean;
  /** When the page was rendered. */
  at: Date;
  /** Day of `at` in `timeZone`. */
  today: Day;
  /** Last day that an entry may have. */
  latest: Day;
}

/** Permissions of the reader for the pet of the page. */
export interface Can {
  edit: boolean;
  /** Make and end share links. */
  share: boolean;
  own: boolean;
}

export const CANNOT: Can = { edit: false, share: false, own: false };

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

/** Uses the reader's zone, or UTC by name while theirs is unknown. @param instant ISO 8601 */
export function formatForReader(instant: string, { locale, timeZone, isTimeZoneKnown }: PageContext): string {
  const text = formatInstant(instantFromJson(instant), locale, timeZone);
  return isTimeZoneKnown ? text : `${text} UTC`;
}

/** Zone of form input: the browser's own while the reader's is unknown. */
export function zoneToEnter({ timeZone, isTimeZoneKnown }: PageContext): string {
  return isTimeZoneKnown ? timeZone : systemTimeZone();
}

/** Null if it is the reader's own zone, or that is unknown. */
export function foreignZone(timeZone: string, reader: PageContext): string | null {
  return reader.isTimeZoneKnown && reader.timeZone !== timeZone ? timeZone : null;
}
