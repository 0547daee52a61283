import { type DateOrder, isDate, orderOf, readDay } from '@/lib/core/tables/dates';
import type { Day } from '@/lib/core/time/dates';

export interface PrintedDate {
  text: string;
  /** Text for `readDay`: ordinals removed, misread letters replaced by digits. */
  normalized: string;
  start: number;
  end: number;
  kind: 'iso' | 'numbers' | 'words';
  /** Letters were read as digits, or the signs between the numbers are unusual. */
  isNoisy: boolean;
}

const BEFORE = String.raw`(?<![\p{L}\d]|\d[./-])`;
const AFTER = String.raw`(?![\p{L}\d]|[./-]\d)`;
const DIGIT = String.raw`[\dOoQDIl|SsBZ]`;

const pattern = (body: string) => new RegExp(`${BEFORE}${body}${AFTER}`, 'gu');

const ISO = pattern(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`);
const NUMBERS = pattern(String.raw`(\d{1,2})\s?([./-])\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d\d)`);
const NOISY = pattern(
  String.raw`(${DIGIT}{1,2})\s?([./,:·-])\s?(${DIGIT}{1,2})\s?[./,:·-]\s?(${DIGIT}{4}|${DIGIT}{2})`,
);
const SPACED = /^\s*(\d{1,2}) (\d{1,2}) (\d{4})\s*$/u;
const DAY_FIRST = pattern(
  String.raw`(\d{1,2})(?:st|nd|rd|th|er|[oaºª°])?[\s./-]{0,3}(?:de\s|of\s)?([\p{L}\d]{3,10})[\s.,/'’-]{0,3}(?:del?\s)?(\d{4}|\d\d)`,
);
const MONTH_FIRST = pattern(String.raw`(\p{L}{3,10})[\s.-]{1,2}(\d{1,2})(?:st|nd|rd|th)?[\s,.-]{1,3}(\d{4})`);

const misread = new Map(
  Object.entries({ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', S: '5', s: '5', B: '8', Z: '2' }),
);
const asDigits = (text: string) => [...text].map((sign) => misread.get(sign) ?? sign).join('');
const asLetters = (text: string) =>
  text.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('5', 's').replaceAll('8', 'b');

const MIN_DIGITS = 4;
const countDigits = (text: string) => text.replace(/\D/g, '').length;

type Parts = Pick<PrintedDate, 'normalized' | 'kind' | 'isNoisy'>;
type Reader = (parts: readonly string[], text: string) => Parts | null;

const readers: readonly [RegExp, Reader][] = [
  [ISO, ([year, , month, day]) => ({ normalized: `${year}-${month}-${day}`, kind: 'iso', isNoisy: false })],
  [
    NUMBERS,
    ([first, sign, second, year]) => ({
      normalized: `${first}${sign}${second}${sign}${year}`,
      kind: 'numbers',
      isNoisy: false,
    }),
  ],
  [DAY_FIRST, ([day, month = '', year]) => wordDate(day, month, year)],
  [MONTH_FIRST, ([month = '', day, year]) => wordDate(day, month, year)],
  [
    NOISY,
    ([first = '', sign = '', second = '', year = ''], text) => {
      if (countDigits(text) < MIN_DIGITS) return null;
      const mark = './-'.includes(sign) ? sign : '/';
      return { normalized: [first, second, year].map(asDigits).join(mark), kind: 'numbers', isNoisy: true };
    },
  ],
];

function wordDate(day = '', month = '', year = ''): Parts | null {
  const letters = asLetters(month);
  if (!/\p{L}{2}/u.test(month)) return null;
  return { normalized: `${day} ${letters} ${year}`, kind: 'words', isNoisy: letters !== month };
}

/** Finds dates in a line, also with typical errors of text recognition. Dates without a day are left out. */
export function findDates(text: string): PrintedDate[] {
  const found: PrintedDate[] = [];
  let rest = text;
  for (const [expression, read] of readers) {
    for (const groups of [...rest.matchAll(expression)]) {
      const [match, ...printed] = groups;
      const parts = read(printed, match);
      if (!parts || !isDate(parts.normalized)) continue;
      const end = groups.index + match.length;
      found.push({ ...parts, text: match, start: groups.index, end });
      rest = rest.slice(0, groups.index) + '#'.repeat(match.length) + rest.slice(end);
    }
  }
  const checked = found.map((date) => ({ ...date, isNoisy: date.isNoisy || touchesDigit(rest, date) }));
  return checked.length > 0 ? checked.toSorted((a, b) => a.start - b.start) : spacedDate(text);
}

/** True if a digit outside of dates is only a space away: "12.03.20 22" may be one date. */
function touchesDigit(rest: string, { start, end }: Pick<PrintedDate, 'start' | 'end'>): boolean {
  return /\d\s{1,2}$/.test(rest.slice(Math.max(0, start - 3), start)) || /^\s{1,2}\d/.test(rest.slice(end, end + 3));
}

/** Boxes for single digits leave spaces between day, month and year. */
function spacedDate(text: string): PrintedDate[] {
  const [match, first, second, year] = SPACED.exec(text) ?? [];
  if (!match) return [];
  return [
    { text, normalized: `${first}/${second}/${year}`, start: 0, end: text.length, kind: 'numbers', isNoisy: true },
  ];
}

export interface DayReading {
  value: Day;
  alternatives: Day[];
  isUnsure: boolean;
}

const EARLIEST_YEAR = 1980;
const YEARS_AHEAD = 6;

/** Days that a printed date may mean. Null for impossible dates, such as 31 February. */
export function readPrintedDay(date: PrintedDate, order: DateOrder | null, latest: Day): DayReading | null {
  const orders: readonly DateOrder[] = order ? [order] : ['dayFirst', 'monthFirst'];
  const days = [...orders.flatMap((one) => readDay(date.normalized, 'UTC', one) ?? []), ...readYearFirst(date, latest)];
  const [value, ...alternatives] = [...new Set(days)].filter((day) => isPlausibleYear(day, latest));
  if (!value) return null;
  return { value, alternatives, isUnsure: date.isNoisy || alternatives.length > 0 };
}

const SHORT_YEAR = /^(\d\d)[./-](\d{1,2})[./-](\d\d)$/;

/** Reads 22-03-12 with the year first, if that year is not in the future. */
function readYearFirst({ normalized, kind }: PrintedDate, latest: Day): Day[] {
  const [, year = '', month = '', day = ''] = SHORT_YEAR.exec(normalized) ?? [];
  if (kind !== 'numbers' || year === '' || year > latest.slice(2, 4)) return [];
  const reading = readDay(`20${year}-${month}-${day}`, 'UTC', 'dayFirst');
  return reading ? [reading] : [];
}

function isPlausibleYear(day: Day, latest: Day): boolean {
  const year = Number(day.slice(0, 4));
  return year >= EARLIEST_YEAR && year <= Number(latest.slice(0, 4)) + YEARS_AHEAD;
}

/**
 * Order of day and month on the whole paper, proven by a number above 12 (see `orderOf`), or by dots in one of the
 * languages that write 12.03.2024 with the day first. Years of two digits prove nothing.
 */
export function paperOrder(dates: readonly PrintedDate[], isForeignPaper: boolean): DateOrder | null {
  const numbers = dates
    .filter(({ kind, isNoisy }) => kind === 'numbers' && !isNoisy)
    .map(({ normalized }) => normalized)
    .filter((text) => /\d{4}$/.test(text));
  const { proven, unclear } = orderOf(numbers);
  if (proven || !unclear) return proven;
  const isDotted = numbers.every((text) => text.includes('.'));
  const isMonthFirst = numbers.some((text) => orderOf([text]).proven === 'monthFirst');
  return isDotted && isForeignPaper && !isMonthFirst ? 'dayFirst' : null;
}
