export interface TextPart {
  text: string;
  call: string | null;
}

interface Match {
  start: number;
  end: number;
  call: string;
}

/** Letters or digits around it would make it something else, such as a policy number. */
const CANDIDATE =
  /(?<![\p{L}\p{N}])\+?\(?\d[\d ().\-/\u00a0]{4,}\d(?:[ \u00a0,;]{0,2}\(?(?:extension|extensión|ext|x|#)[.: ]{0,2}(\d{1,7})\)?)?(?![\p{L}\p{N}])/giu;
const DATE = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/;
const BETWEEN_NUMBERS = /\s{0,9}\/\s{0,9}|\s{1,9}-\s{1,9}/g;
const CHIP_BEFORE = /chip[\p{L} .:#º°]{0,12}$/iu;
/** A house number is no emergency number: it stands alone in its line or after a word for emergencies. */
const EMERGENCY =
  /(?<=(?:^|\n)[ \t]{0,9}|(?:^|\n)[ \t]{0,9}(?:112|911) ?[/,;] ?)(?:112|911)(?=[.,;]?[ \t]{0,9}(?:$|\n|[/,;]? ?(?:112|911)(?!\d)))|(?<=(?:emergency|emergencies|emergencias?|urgencias?|sos|tel|teléfono|phone|call|llamar?|llamar? al)[:.]? ?)(?:112|911)(?![\p{L}\p{N}])/giu;
const VANITY =
  /(?<![\p{L}\p{N}])(?:1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ](?=[\d-]{0,8}[A-Z])[A-Z\d](?:-?[A-Z\d]){6}(?![\p{L}\p{N}]|-[\p{L}\p{N}])/gu;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** 7 to 15 digits (ITU-T E.164), with the plus of an international number. 15 without a plus are a microchip's. */
function dialled(candidate: string): string | null {
  const hasPlus = candidate.startsWith('+');
  const isInternational = hasPlus || candidate.startsWith('00');
  const digits = (isInternational ? candidate.replace(/\( {0,3}0 {0,3}\)/, '') : candidate).replace(/\D/g, '');
  const max = isInternational ? 15 : 14;
  if (digits.length < 7 || digits.length > max || DATE.test(candidate)) return null;
  return hasPlus ? `+${digits}` : digits;
}

/** Start and end of each number. A slash or dash splits only after enough digits, so "030/901820" stays one number. */
function splitNumbers(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  let digits = 0;
  let counted = 0;
  for (const { 0: separator, index } of text.matchAll(BETWEEN_NUMBERS)) {
    digits += countDigits(text.slice(counted, index));
    counted = index;
    const end = index + separator.length;
    const isDash = separator.includes('-');
    if (digits < 7 || (isDash && countDigits(text.slice(end)) < 7)) continue;
    ranges.push({ start, end: index });
    start = end;
    digits = 0;
  }
  return [...ranges, { start, end: text.length }];
}

function readCandidate(text: string, found: RegExpMatchArray): Match[] {
  const { 0: whole, 1: extension, index = 0 } = found;
  const number = /^[+\d ().\-/\u00a0]*\d/.exec(whole)?.[0] ?? whole;
  const isAfterChip = CHIP_BEFORE.test(text.slice(Math.max(0, index - 20), index));
  const ranges = splitNumbers(number);
  return ranges.flatMap(({ start, end }, at) => {
    const call = dialled(number.slice(start, end));
    if (!call || (isAfterChip && at === 0)) return [];
    const hasExtension = extension !== undefined && at === ranges.length - 1;
    const length = hasExtension ? whole.length : end;
    return { start: index + start, end: index + length, call: hasExtension ? `${call};ext=${extension}` : call };
  });
}

const onKeypad = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2)).replace(/\D/g, '');

function findMatches(text: string): Match[] {
  const read = (pattern: RegExp, toCall: (found: string) => string): Match[] =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      call: toCall(found),
    }));
  const numbers = [...text.matchAll(CANDIDATE)].flatMap((found) => readCandidate(text, found));
  const others = [...read(EMERGENCY, (found) => found), ...read(VANITY, onKeypad)];
  return [...numbers, ...others].sort((a, b) => a.start - b.start);
}

export function firstNumber(text: string): string | null {
  return findMatches(text)[0]?.call ?? null;
}

/** Words before the first number, such as "Rosa" in "Rosa: 600 111 222"; null if it begins with the number. */
export function contactName(text: string): string | null {
  const [first] = findPhoneNumbers(text);
  const name = first?.call === null ? /^.*[^\s:,;(/\u2013-]/su.exec(first.text)?.[0].trim() : null;
  return name || null;
}

export function findPhoneNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of findMatches(text)) {
    if (match.start < end) continue;
    if (match.start > end) parts.push({ text: text.slice(end, match.start), call: null });
    parts.push({ text: text.slice(match.start, match.end), call: match.call });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), call: null });
  return parts;
}
