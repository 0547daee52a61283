import { conventions } from '../i18n/conventions';
import { dateFormat, isoDayFormat } from '../i18n/intl-formats';
import type { FormatLocale } from '../i18n/locales';
import { DAY, HOUR, MINUTE } from './durations';
import { addMs, instantFromJson, instantFromMs, msFromJson } from './instants';

/** Calendar day, `YYYY-MM-DD`, without time or zone. */
export type Day = string;

export { addMs, DAY, HOUR, instantFromJson, instantFromMs, MINUTE, msFromJson };

/** Midnight UTC, in milliseconds. */
export function msOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  // `Date.UTC` reads 0 to 99 as 1900 to 1999.
  if (year < 100) return Date.parse(`${day}T00:00:00Z`);
  return Date.UTC(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
}

const texts = new Map<number, Day>();
const MAX_TEXTS = 5000;

/** Day in UTC. @throws RangeError outside the range of `Date` */
export function dayFromMs(ms: number): Day {
  const number = Math.floor(ms / DAY);
  const cachedDay = texts.get(number);
  if (cachedDay !== undefined) return cachedDay;
  const text = new Date(number * DAY).toISOString().slice(0, 10);
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(number, text);
  return text;
}

/** Prisma represents a DATE as midnight UTC. */
export function dayToColumn(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function columnFromDay(day: Day | null | undefined): Date | null | undefined {
  return day ? dayToColumn(day) : (day as null | undefined);
}

export function dayFromColumn(date: Date): Day {
  return dayFromMs(date.getTime());
}

export function dayIn(instant: Date, timeZone: string): Day {
  return isoDayFormat(timeZone).format(instant);
}

/** Current day in UTC+14. Accepts an entry dated today even if the server's zone is behind the owner's. */
export function latestDay(instant: Date): Day {
  return dayFromMs(instant.getTime() + 14 * HOUR);
}

export function addDays(day: Day, days: number): Day {
  return dayFromMs(msOf(day) + days * DAY);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((msOf(to) - msOf(from)) / DAY);
}

export function addMonths(day: Day, months: number): Day {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) + months;
  const firstOfMonth = Date.UTC(year, month - 1, 1);
  const lengthOfMonth = (Date.UTC(year, month, 1) - firstOfMonth) / DAY;
  return dayFromMs(firstOfMonth + (Math.min(Number(day.slice(8)), lengthOfMonth) - 1) * DAY);
}

type DayStyle =
  | 'long'
  | 'medium'
  | 'short'
  | 'numeric'
  | 'dayMonth'
  | 'weekday'
  | 'weekdayShort'
  | 'month'
  | 'monthShort';

const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  medium: { dateStyle: 'medium', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  dayMonth: { day: 'numeric', month: 'long', timeZone: 'UTC' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  weekdayShort: { weekday: 'short', timeZone: 'UTC' },
  month: { month: 'long', timeZone: 'UTC' },
  monthShort: { month: 'short', timeZone: 'UTC' },
};

export function formatDay(day: Day, locale: FormatLocale, style: DayStyle = 'long'): string {
  return dateFormat(locale, dayStyles[style]).format(dayToColumn(day));
}

export function formatNearDay(
  day: Day,
  locale: FormatLocale,
  today: Day,
  style: 'short' | 'dayMonth' = 'short',
): string {
  const withYear = style === 'short' ? 'medium' : 'long';
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? style : withYear);
}

export function formatMonth(day: Day, locale: FormatLocale): string {
  const options: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  return dateFormat(locale, options).format(dayToColumn(day));
}

/** Engines put different spaces before AM and PM; a no-break space makes them equal. */
function withClock(text: string): string {
  return text.replace(/\s(?=[AP]M\b)/g, '\u00A0');
}

export function formatInstant(instant: Date, locale: FormatLocale, timeZone?: string): string {
  return withClock(dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant));
}

export function formatTime(time: string, locale: FormatLocale): string {
  const clock = dateFormat(locale, { hour: conventions[locale].hour, minute: '2-digit', timeZone: 'UTC' });
  return withClock(clock.format(instantFromJson(`1970-01-01T${time}Z`)));
}

export function formatHour(hour: number, locale: FormatLocale): string {
  const time = formatTime(`${String(hour).padStart(2, '0')}:00`, locale);
  return locale === 'en-US' ? time.replace(':00', '') : time;
}

export function formatMeeting(instant: Date, locale: FormatLocale, timeZone: string): string {
  const meeting = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: conventions[locale].hour,
    minute: '2-digit',
    timeZone,
  });
  return withClock(meeting.format(instant));
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Full months, at least 0. */
export function monthsBetween(birth: Day, today: Day): number {
  const isBeforeDate = today.slice(8) < birth.slice(8);
  return Math.max(0, monthNumber(today) - monthNumber(birth) - (isBeforeDate ? 1 : 0));
}

export function ageBetween(birth: Day, today: Day): { years: number; months: number } {
  const months = monthsBetween(birth, today);
  return { years: Math.floor(months / 12), months: months % 12 };
}

export function timeIn(instant: Date, timeZone: string): string {
  return dateFormat('en', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** 1 to 7, Monday first. */
export function weekdayOf(day: Day): number {
  // January 1, 1970 was a Thursday.
  return ((((msOf(day) / DAY + 3) % 7) + 7) % 7) + 1;
}

export function weekStartOf(day: Day, locale: FormatLocale): Day {
  return addDays(day, -((weekdayOf(day) - conventions[locale].firstWeekday + 7) % 7));
}

/** Monday first. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export function inWeekOrder(weekdays: readonly number[], locale: FormatLocale): number[] {
  const placeOf = (weekday: number) => (weekday - conventions[locale].firstWeekday + 7) % 7;
  return [...weekdays].sort((a, b) => placeOf(a) - placeOf(b));
}

export function weekdayName(
  weekday: number,
  locale: FormatLocale,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  const names = dateFormat(locale, { weekday: style, timeZone: 'UTC' });
  return names.format(dayToColumn(addDays('2024-01-01', weekday - 1)));
}

export function minDay(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort()[0] as Day;
}

export function maxDay(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort().at(-1) as Day;
}
