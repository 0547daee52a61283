import { Temporal } from 'temporal-polyfill';
import { foldLetters } from '../text/fold';
import { type Day, dayIn, instantFromMs } from '../time/dates';
import { toInstant } from '../time/zoned-time';

export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

const NOON = '12:00';
const LONGEST = 60;

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ] ?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)$/i;
const BASIC_DAY = /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?=$|[T ])/i;
const BASIC_CLOCK = /(?<=^\d{4}-\d\d-\d\d[T ])(\d\d)(\d\d)(\d\d)?(?=$|[Z+ -])/i;
const YEAR_FIRST = /^(\d{4})[/.-] ?(\d{1,2})[/.-] ?(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[/.-] ?(\d{1,2})[/.-] ?(\d{4}|\d\d)$/;
const BEFORE_CLOCK = /[T,\s]\d{1,2}(?::|\s?[APap]\.?\s?[Mm](?!\p{L}))/u;
const WORDS_BEFORE_CLOCK = /[\s,.-]{0,4}(?:\s(?:at|a las?))?[\s,.-]{0,4}$/i;
const WEEKDAY = /^(\p{L}{2,10})\.?,? (?=[\d /.-]+$)/u;
const CLOCK = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?:\s?([ap])\.?\s?m\.?|\s?h(?:rs?|oras?)?\.?)?$/i;
const FULL_HOUR = /^(\d{1,2})(\s?[ap]\.?\s?m\.?)$/i;

/** English, Spanish, German, French, Italian and Portuguese, without accents. */
const months = [
  ['january', 'enero', 'januar', 'janvier', 'gennaio', 'janeiro'],
  ['february', 'febrero', 'februar', 'fevrier', 'febbraio', 'fevereiro'],
  ['march', 'marzo', 'marz', 'mars', 'marco'],
  ['april', 'abril', 'avril', 'aprile'],
  ['may', 'mayo', 'mai', 'maggio', 'maio'],
  ['june', 'junio', 'juni', 'juin', 'giugno', 'junho'],
  ['july', 'julio', 'juli', 'juillet', 'luglio', 'julho'],
  ['august', 'agosto', 'aout'],
  ['september', 'septiembre', 'setiembre', 'septembre', 'settembre', 'setembro'],
  ['october', 'octubre', 'oktober', 'octobre', 'ottobre', 'outubro'],
  ['november', 'noviembre', 'novembre', 'novembro'],
  ['december', 'diciembre', 'dezember', 'decembre', 'dicembre', 'dezembro'],
];

const weekdays = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'lunes martes miercoles jueves viernes sabado domingo',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica',
  'segunda terca quarta quinta sexta',
].flatMap((week) => week.split(' '));
const IGNORED = new Set(['de', 'del', 'of', 'the', 'st', 'nd', 'rd', 'th', 'o', 'a', 'er', 'feira']);

/** Date as written. `numbers` are month and day in the order of the text, unless it says which is which. */
interface TypedDate {
  year: string;
  numbers: readonly [first: number, second: number];
  order: DateOrder | null;
  clock: string;
}

const isShortFor = (word: string) => (name: string) => name === word || (word.length >= 3 && name.startsWith(word));

/** 0 unless the word names exactly one month: "jui" is short for June and for July in French. */
function monthOf(word: string): number {
  const monthNumbers = months.flatMap((names, index) => (names.some(isShortFor(word)) ? [index + 1] : []));
  return monthNumbers.length === 1 ? (monthNumbers[0] ?? 0) : 0;
}

const isWeekday = (word: string) => weekdays.some(isShortFor(word));

/** Completes two-digit years like POSIX: 68 is 2068, 69 is 1969. */
function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return Number(year) < 69 ? `20${year}` : `19${year}`;
}

function readWords(text: string): Omit<TypedDate, 'clock'> | null {
  const tokens = foldLetters(text).match(/\p{L}+|\d+/gu) ?? [];
  const words = tokens.filter((token) => !/\d/.test(token) && !IGNORED.has(token));
  const [first = '', second = '', ...others] = tokens.filter((token) => /\d/.test(token));
  // "mar" is short for March and for martes.
  const dateWords = words.length > 1 && isWeekday(words[0] ?? '') ? words.slice(1) : words;
  const month = monthOf(dateWords[0] ?? '');
  if (dateWords.length !== 1 || month === 0 || others.length > 0 || second === '') return null;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  if (day.length > 2 || !/^(\d{4}|\d\d)$/.test(year)) return null;
  return { year: fullYear(year), numbers: [Number(day), month], order: 'dayFirst' };
}

function readNumbers(text: string): Omit<TypedDate, 'clock'> | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return { year, numbers: [Number(month), Number(day)], order: 'monthFirst' };
  const [, first, second, long, short] = NUMBERS.exec(text) ?? [];
  const last = long ?? short;
  return last ? { year: fullYear(last), numbers: [Number(first), Number(second)], order: null } : null;
}

function withSigns(text: string): string {
  return text
    .replace(BASIC_DAY, '$1-$2-$3')
    .replace(BASIC_CLOCK, (_, hour, minute, second = '00') => `${hour}:${minute}:${second}`);
}

function instantIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, day, clock, hours, minutes = '00'] = INSTANT.exec(withSigns(text)) ?? [];
  return day ? `${day}T${clock}${hours ? `${hours}:${minutes}` : 'Z'}` : null;
}

const withoutWeekday = (text: string) =>
  text.replace(WEEKDAY, (wordText, word) => (isWeekday(foldLetters(word)) ? '' : wordText));

function readDate(dateText: string): TypedDate | null {
  if (dateText.length > LONGEST) return null;
  const text = withSigns(dateText);
  const end = text.search(BEFORE_CLOCK);
  const day = withoutWeekday((end < 0 ? text : text.slice(0, end)).replace(WORDS_BEFORE_CLOCK, ''));
  const date = /\p{L}/u.test(day) ? readWords(day) : readNumbers(day);
  return date && { ...date, clock: end < 0 ? '' : text.slice(end + 1).trim() };
}

export function isDate(text: string): boolean {
  return instantIn(text) !== null || readDate(text) !== null;
}

export function orderOf(dates: readonly string[]): { proven: DateOrder | null; unclear: boolean } {
  const pairs = dates.flatMap((text) => {
    const date = instantIn(text) === null ? readDate(text) : null;
    return date && date.order === null ? [date.numbers] : [];
  });
  const proofs = new Set<DateOrder>();
  for (const [first, second] of pairs) {
    if (Math.max(first, second) > 31) continue;
    if (first > 12 && second <= 12) proofs.add('dayFirst');
    if (first <= 12 && second > 12) proofs.add('monthFirst');
  }
  const [proof = null] = proofs;
  const provenOrder = proofs.size === 1 ? proof : null;
  const depends = pairs.some(([first, second]) => first !== second && first <= 12 && second <= 12);
  return { proven: provenOrder, unclear: depends && provenOrder === null };
}

const two = (value: number | string) => String(value).padStart(2, '0');

function readClock(text: string): string | null {
  const [, hour = '', minute = '', half] = CLOCK.exec(text.replace(FULL_HOUR, '$1:00$2')) ?? [];
  if (hour === '') return null;
  if (!half) return `${two(hour)}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  return `${two((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}`;
}

/** Reads dates such as "2026-03-07", "7/3/26 8:30" and "7 March 2026". Without an offset, the time is local. */
export function readWhen(date: string, time: string, timeZone: string, order: DateOrder = 'dayFirst'): Date | null {
  try {
    const instant = instantIn(date);
    return instant === null
      ? readLocal(date, time, timeZone, order)
      : instantFromMs(Temporal.Instant.from(instant).epochMilliseconds);
  } catch {
    return null;
  }
}

function readLocal(text: string, time: string, timeZone: string, usual: DateOrder): Date | null {
  const date = readDate(text);
  if (!date || (time !== '' && readClock(time) === null)) return null;
  const clock = readClock(date.clock || time || NOON);
  if (clock === null) return null;
  const [first, second] = date.numbers;
  const [month, day] = (date.order ?? usual) === 'monthFirst' ? [first, second] : [second, first];
  return toInstant(`${date.year}-${two(month)}-${two(day)}`, clock, timeZone);
}

const MIDNIGHT_UTC = /^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:00)$/;

/** Day of a date in any of these notations; an instant has the day of the zone. */
export function readDay(text: string, timeZone: string, order: DateOrder): Day | null {
  const moment = readWhen(text, '', timeZone, order);
  if (!moment) return null;
  // Programs write a day without a time as midnight UTC.
  const [, day = dayIn(moment, timeZone)] = MIDNIGHT_UTC.exec(instantIn(text) ?? '') ?? [];
  return day;
}

export const hasClock = (text: string): boolean => instantIn(text) !== null || Boolean(readDate(text)?.clock);
