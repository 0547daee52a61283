import { dateFormat, isoDayFormat } from '../i18n/intl-formats';
import type { FormatLocale } from '../i18n/locales';
import { DAY, HOUR, MINUTE } from './durations';

/** A calendar day without time or zone: `YYYY-MM-DD`. */
export type Day = string;

export { DAY, HOUR, MINUTE };

/** A DATE column as Prisma wants it: midnight UTC. */
export function dayToColumn(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The same for a field that may be null, or not named at all by a change. */
export function columnFromDay(day: Day | null | undefined): Date | null | undefined {
  return day ? dayToColumn(day) : (day as null | undefined);
}

/** A DATE column as the rest of the program wants it. */
export function dayFromColumn(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** The calendar day of an instant in a time zone. */
export function dayIn(instant: Date, timeZone: string): Day {
  return isoDayFormat(timeZone).format(instant);
}

/**
 * The latest calendar day that any time zone has at this instant (UTC+14): an entry dated today must not be
 * refused as "in the future" because the server sits further west than its owner.
 */
export function latestDay(instant: Date): Day {
  return dayFromColumn(new Date(instant.getTime() + 14 * HOUR));
}

export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** A calendar day, later by a number of days, or earlier by a negative one. */
export function addDays(day: Day, days: number): Day {
  return dayFromColumn(addMs(dayToColumn(day), days * DAY));
}

/** Calendar days from one day to another; negative when the other comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dayToColumn(to).getTime() - dayToColumn(from).getTime()) / DAY);
}

/** The same day of the month that many months later; in a month that is too short, its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lengthOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayFromColumn(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lengthOfMonth))));
}

/** Reads an instant as JSON carries it. */
export function instantFromJson(text: string): Date {
  return new Date(text);
}

type DayStyle = 'long' | 'medium' | 'numeric';

const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  medium: { dateStyle: 'medium', timeZone: 'UTC' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
};

/** A day in words of the language: "7 March 2021", "7 de marzo de 2021". */
export function formatDay(day: Day, locale: FormatLocale, style: DayStyle = 'long'): string {
  return dateFormat(locale, dayStyles[style]).format(dayToColumn(day));
}

/** The month of a day in words of the language: "March 2026", "marzo de 2026". */
export function formatMonth(day: Day, locale: FormatLocale): string {
  const options: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  return dateFormat(locale, options).format(dayToColumn(day));
}

/** Whether a clock of 12 hours stands without a leading zero: "3:05 PM" beside "09:05". */
const hours: Record<FormatLocale, 'numeric' | '2-digit'> = { en: '2-digit', 'en-US': 'numeric', es: '2-digit' };

/** Engines put different spaces before AM and PM; the text is the same in all, and no line breaks there. */
function withClock(text: string): string {
  return text.replace(/\s(?=[AP]M\b)/g, '\u00A0');
}

/** An instant in words of the language, in a time zone; in a browser without one, in the reader's own. */
export function formatInstant(instant: Date, locale: FormatLocale, timeZone?: string): string {
  return withClock(dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant));
}

/** A time of day (`HH:mm`) as the reader's clock shows it: "15:05", "3:05 PM". */
export function formatTime(time: string, locale: FormatLocale): string {
  const clock = dateFormat(locale, { hour: hours[locale], minute: '2-digit', timeZone: 'UTC' });
  return withClock(clock.format(instantFromJson(`1970-01-01T${time}Z`)));
}

/** A whole hour of the day, 0 to 23, for the scale of a day: "15:00", "3 PM". */
export function formatHour(hour: number, locale: FormatLocale): string {
  const time = formatTime(`${String(hour).padStart(2, '0')}:00`, locale);
  return locale === 'en-US' ? time.replace(':00', '') : time;
}

/** The same with the day of the week: "Sat, 28 Mar 2026, 10:30". */
export function formatMeeting(instant: Date, locale: FormatLocale, timeZone: string): string {
  const meeting = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: hours[locale],
    minute: '2-digit',
    timeZone,
  });
  return withClock(meeting.format(instant));
}

/** Completed years and months between two days, as age is counted. */
export function ageBetween(birth: Day, today: Day): { years: number; months: number } {
  const [by = 0, bm = 0, bd = 0] = birth.split('-').map(Number);
  const [ty = 0, tm = 0, td = 0] = today.split('-').map(Number);
  const months = Math.max(0, (ty - by) * 12 + (tm - bm) - (td < bd ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}

export function instantFromMs(ms: number): Date {
  return new Date(ms);
}

/** Whether a text is an IANA time zone that this platform knows, such as Europe/Madrid. */
export function isTimeZoneName(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,59}$/.test(text)) return false;
  try {
    dateFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The time of day of an instant in a time zone, as `HH:mm`. */
export function timeIn(instant: Date, timeZone: string): string {
  return dateFormat('en', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** The time zones that this platform offers; UTC is not among those of a browser. */
export function timeZoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
}

/** The time zone of this browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day of the week, 1 to 7, Monday first. */
export function weekdayOf(day: Day): number {
  return dayToColumn(day).getUTCDay() || 7;
}

/** With which day of the week (1 to 7, Monday first) weeks begin: CLDR's supplemental weekData, as not all browsers tell it. */
const firstWeekday: Record<FormatLocale, number> = { en: 1, 'en-US': 7, es: 1 };

/** The first day of a day's week. */
export function weekStartOf(day: Day, locale: FormatLocale): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday[locale] + 7) % 7));
}

/** Days of the week (1 to 7, Monday first) in the order of the reader's week. */
export function inWeekOrder(weekdays: readonly number[], locale: FormatLocale): number[] {
  const place = (weekday: number) => (weekday - firstWeekday[locale] + 7) % 7;
  return [...weekdays].sort((a, b) => place(a) - place(b));
}

/** A day of the week (1 to 7, Monday first) in words of the language: "Monday", "lunes"; short: "Mon", "lun". */
export function weekdayName(weekday: number, locale: FormatLocale, style: 'long' | 'short' = 'long'): string {
  const names = dateFormat(locale, { weekday: style, timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return names.format(dayToColumn(addDays('2024-01-01', weekday - 1)));
}
