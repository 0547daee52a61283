import { readNumber } from '../i18n/numbers';

export type DecimalMark = '.' | ',';

const LONGEST = 40;
const ONE_MARK = /^[+-]?(\d*)([.,])(\d*)$/;
const groupedNumbers = {
  '.': /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
  ',': /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
} satisfies Record<DecimalMark, RegExp>;

const withoutGaps = (text: string) => text.trim().replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');

function decimalMarkOf(number: string): DecimalMark | null {
  const [, before = '', mark, after = ''] = ONE_MARK.exec(number) ?? [];
  if (mark) return after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before) ? (mark as DecimalMark) : null;
  if (groupedNumbers['.'].test(number)) return '.';
  return groupedNumbers[','].test(number) ? ',' : null;
}

export function columnDecimalMark(numbers: readonly string[]): DecimalMark | null {
  const short = numbers.filter((number) => number.length <= LONGEST);
  const marks = new Set(short.map((number) => decimalMarkOf(withoutGaps(number))));
  if (marks.has('.') === marks.has(',')) return null;
  return marks.has('.') ? '.' : ',';
}

export function plausibleDecimalMark(isPlausible: readonly ((mark: DecimalMark) => boolean)[]): DecimalMark | null {
  const marks = new Set(
    isPlausible.flatMap((fits) => {
      const [point, comma] = [fits('.'), fits(',')];
      if (point === comma) return [];
      return point ? '.' : ',';
    }),
  );
  const [mark = null] = marks;
  return marks.size === 1 ? (mark as DecimalMark) : null;
}

export function readGroupedNumber(text: string, column: DecimalMark | null): number | null {
  if (text.length > LONGEST) return null;
  const number = withoutGaps(text);
  const mark = decimalMarkOf(number) ?? column;
  const plain = mark && groupedNumbers[mark].test(number) ? number.replaceAll(mark === '.' ? ',' : '.', '') : number;
  return readNumber(plain);
}

const MINUTES = /^(\d{1,4})(?:\s?min(?:utes|utos|uten)?\.?)?$/i;
const HOURS = /^(\d{1,2}):(\d\d)(?::00)?$/;

/** Reads durations such as "90", "90 min" and "1:30". */
export function readMinutes(text: string): number | null {
  const [, minutes] = MINUTES.exec(text) ?? [];
  const [, hours, rest] = HOURS.exec(text) ?? [];
  if (minutes) return Number(minutes);
  return hours ? Number(hours) * 60 + Number(rest) : null;
}
