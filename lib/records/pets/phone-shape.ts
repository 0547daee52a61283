const DATE = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/;
const ABROAD = /^\(?(?:\+|00)/;
/** Country codes after which a zero in parentheses belongs to the number. After other codes it is not dialed. */
const KEEPS_ZERO = /^\(?(?:\+|00) ?(?:39|378|379|225|241|242)(?!\d)/;
const TRUNK_ZERO = /(?<=.)\( {0,3}0(?=[\d ]{0,6}\))/;
const NATIONAL_DIGITS = new Map([
  ['1', 10],
  ['31', 9],
  ['33', 9],
  ['34', 9],
  ['41', 9],
  ['44', 10],
  ['45', 8],
  ['47', 8],
  ['48', 9],
  ['351', 9],
]);
/** A complete local number followed by more digits: "555-0100 12" and "06 12 34 56 78 - 79". */
const WITH_REST = /^[2-9]\d\d-\d{4} \d{1,4}$|^0(?:[ .]?\d){9} - \d/;
const NATIONAL_CODE = new RegExp(`^(?:\\+|00) ?(${[...NATIONAL_DIGITS.keys()].join('|')})(?=\\D|\\d{9})`);
/** Groupings of eleven digits that cannot be a shorter number next to a house number or an amount. */
const ELEVEN = /^(?:1-(?:10|3-7|3-3-4)|[178]-3-3-2-2|11|3-4-4|3-8|4-7|4-3-4|4-4-3|5-6|2-5-4)$/;

interface Range {
  start: number;
  end: number;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

const groupsOf = (text: string) =>
  [...text.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + digits.length }));

type Groups = ReturnType<typeof groupsOf>;

const shapeOf = (groups: Groups) => groups.map(({ digits }) => digits.length).join('-');

function isTooLong(digits: string): boolean {
  const abroad = digits.replace(/^00/, '');
  const [code, length] = [...NATIONAL_DIGITS].find(([prefix]) => abroad.startsWith(prefix)) ?? [''];
  return length !== undefined && abroad.length > code.length + length;
}

function isPlausibleAtHome(groups: Groups, total: number): boolean {
  const [first = { digits: '' }] = groups;
  if (first.digits.startsWith('0')) return total <= 12;
  if (total > 11) return groups.length === 1 && total < 15;
  if (total === 11) return ELEVEN.test(shapeOf(groups).replace(/^1-/, `${first.digits}-`));
  return total !== 10 || first.digits.length > 1;
}

/** Returns 7 to 15 digits (ITU-T E.164), with the plus if there is one. 15 digits without a plus are a microchip. */
export function phoneDigits(candidate: string): string | null {
  const isAbroad = ABROAD.test(candidate);
  const dropsZero = isAbroad && !KEEPS_ZERO.test(candidate);
  const digits = (dropsZero ? candidate.replace(TRUNK_ZERO, '(') : candidate).replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || DATE.test(candidate) || /^[1-9]\//.test(candidate)) return null;
  if (
    isAbroad ? isTooLong(digits) : WITH_REST.test(candidate) || !isPlausibleAtHome(groupsOf(candidate), digits.length)
  )
    return null;
  return candidate.startsWith('+') ? `+${digits}` : digits;
}

const BETWEEN_NUMBERS = /\s{0,9}\/\s{0,9}|\s{1,9}-\s{0,9}|-\s{1,9}|\.\s{1,9}/g;

/** Splits at a slash or dash only after enough digits, so "030/901820" stays one number. */
function splitAtSeparators(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  let digits = 0;
  let countedDigits = 0;
  for (const { 0: separator, index } of text.matchAll(BETWEEN_NUMBERS)) {
    digits += countDigits(text.slice(countedDigits, index));
    countedDigits = index;
    const end = index + separator.length;
    if (digits < 7 || (!separator.includes('/') && countDigits(text.slice(end)) < 7)) continue;
    ranges.push({ start, end: index });
    start = end;
    digits = 0;
  }
  return [...ranges, { start, end: text.length }];
}

function nationalGroups(text: string, groups: Groups): number | null {
  const code = NATIONAL_CODE.exec(text)?.[1];
  if (code === undefined || text.includes('(0')) return null;
  const whole = (text.startsWith('00') ? 2 : 0) + code.length + (NATIONAL_DIGITS.get(code) ?? 0);
  let digits = 0;
  const last = groups.findIndex((group) => {
    digits += group.digits.length;
    return digits >= whole;
  });
  return digits === whole ? last + 1 : null;
}

/** Counts the groups of a number if the grouping repeats: "600 123 456 600 654 321". Groups of four are a card. */
function repeatedGroups(groups: Groups): number | null {
  const shape = shapeOf(groups);
  if (/^4(-4)+$/.test(shape)) return null;
  for (const times of [2, 3, 4]) {
    const count = groups.length / times;
    const part = shapeOf(groups.slice(0, count));
    const isRepeated = Number.isInteger(count) && Array(times).fill(part).join('-') === shape;
    if (isRepeated && groups.slice(0, count).reduce((sum, { digits }) => sum + digits.length, 0) >= 7) return count;
  }
  return null;
}

/** Counts the groups without a single last digit, which is an amount: "600 123 456 2 cats". */
function groupsBeforeCount(groups: Groups): number | null {
  const rest = groups.slice(0, -1).reduce((sum, { digits }) => sum + digits.length, 0);
  return groups.at(-1)?.digits.length === 1 && rest >= 9 ? groups.length - 1 : null;
}

function splitAtGroups(text: string, { start, end }: Range): Range[] {
  const piece = text.slice(start, end);
  const groups = groupsOf(piece);
  const count = ABROAD.test(piece) ? nationalGroups(piece, groups) : repeatedGroups(groups);
  const length = count ?? groupsBeforeCount(groups) ?? groups.length;
  const [last, next] = [groups[length - 1], groups[length]];
  if (!last || !next) return [{ start, end }];
  return [{ start, end: start + last.end }, ...splitAtGroups(text, { start: start + next.start, end })];
}

export function splitNumbers(text: string): Range[] {
  return splitAtSeparators(text).flatMap((range) => splitAtGroups(text, range));
}
