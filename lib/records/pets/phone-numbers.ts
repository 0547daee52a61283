import { DOUBTFUL, maskNoise } from './phone-noise';
import { phoneDigits, splitNumbers } from './phone-shape';

export interface TextPart {
  text: string;
  call: string | null;
}

interface Match {
  start: number;
  end: number;
  call: string;
}

/** Excludes numbers next to letters or digits, such as policy numbers. */
const CANDIDATE =
  /(?<![\p{L}\p{N}])(?:\+ ?)?\(?\d[\d ().\-/]{4,}\d(?:[ ,;]{0,2}\(?(?:extension|extensión|ext|x|#)[.: ]{0,2}(\d{1,7})\)?)?(?![\p{L}\p{N}])/giu;
const WITH_POSTCODE = /^(?:\+|00)(?:[ ().\-/]{0,3}\d){10,} \d{5}$/;
const NEIGHBOUR = 5;
const BETWEEN_NEIGHBOURS = /[ ,:().\-/]/g;
const FEWEST_IN_DOUBT = 9;

function isInDoubt(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEIGHBOUR), start).replace(BETWEEN_NEIGHBOURS, '');
  const after = text.slice(end, end + NEIGHBOUR);
  const isCutOff = /^[ ().\-/]*\d/.test(after);
  return isCutOff || before.endsWith(DOUBTFUL) || after.replace(BETWEEN_NEIGHBOURS, '').startsWith(DOUBTFUL);
}

const CHIP_BEFORE = /chip(?!.*(?:line|phone|tel|call|regist|ayuda|support|desk))[\p{L} .:#º°]{0,12}$/iu;
/** Words before numbers of contracts, documents, extensions and places. */
const LABEL_BEFORE =
  /(?<!\p{L})(?:policy|p[óo]liza|dni|nif|nie|cif|vat|passport|pasaporte|invoice|factura|lote?|batch|colegiad[oa]|licen[cs]e|licencia|iban|account|cuenta|ref|reference|referencia|serial|tattoo|tatuaje|member(?:ship)?|socio|contract|contrato|claim|siniestro|imei|isbn|ssn|expediente|id|ext|extensi[óo]n|lat|lng|lon)(?: ?(?:no|nr|num|number|n[úu]mero|n)(?!\p{L}))?[.:#º° ]{0,4}$/iu;
/** Emergency numbers, alone in their line or next to a word for emergencies. Otherwise they may be house numbers. */
const EMERGENCY =
  /(?<=(?:^|\n)[ \t]{0,9}|(?:^|\n)[ \t]{0,9}(?:112|911) ?[/,;] ?)(?:112|911)(?=[.,;]?[ \t]{0,9}(?:$|\n|[/,;]? ?(?:112|911)(?!\d)))|(?<=(?<!\p{L})(?:sos|tel|teléfono|phone|call|llamar?|llamar? al)[:.]? ?\(?)(?:112|911)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:112|911)(?= ?[(:-]? ?(?:emergenc|urgenc|sos(?!\p{L})))/giu;
/** Excludes numbers before a street: "Vet 112 Main Street". */
const EMERGENCY_OF_PLACE =
  /(?<=(?<!\p{L})(?:emergency|emergencies|emergencias?|urgencias?|vet|veterinari[oa]|ambulance|ambulancia|police|policía)[:.]? ?\(?)(?:112|911)(?![ ,-]{0,3}(?!(?:or|and|o|y|u) )\p{L}|-?\p{N})/giu;
const VANITY =
  /(?<![\p{L}\p{N}])(?:1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ](?=[\d-]{0,8}[A-Z])[A-Z\d](?:-?[A-Z\d]){6}(?![\p{L}\p{N}]|-[\p{L}\p{N}])/gu;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Unifies dashes and spaces without changing the length. */
const plain = (text: string) =>
  text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-').replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');

function readCandidate(text: string, candidate: RegExpMatchArray): Match[] {
  const { 0: whole, 1: extension, index = 0 } = candidate;
  const number = /^[+\d ().\-/]*\d/.exec(whole)?.[0] ?? whole;
  const isDoubtful = isInDoubt(text, index, index + whole.length);
  const before = text.slice(Math.max(0, index - 30), index);
  const isOther = CHIP_BEFORE.test(before.slice(-20)) || LABEL_BEFORE.test(before);
  const ranges = splitNumbers(number);
  const isBeforePlace = /^,? \p{Lu}/u.test(text.slice(index + whole.length));
  if (ranges.length === 1 && isBeforePlace && WITH_POSTCODE.test(number)) return [];
  return ranges.flatMap(({ start, end }, at) => {
    const call = phoneDigits(number.slice(start, end));
    if (!call || (isOther && at === 0) || (isDoubtful && call.length < FEWEST_IN_DOUBT)) return [];
    const hasExtension = extension !== undefined && at === ranges.length - 1;
    const length = hasExtension ? whole.length : end;
    return { start: index + start, end: index + length, call: hasExtension ? `${call};ext=${extension}` : call };
  });
}

const onKeypad = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2)).replace(/\D/g, '');

function findMatches(typedText: string): Match[] {
  const text = plain(typedText);
  const readNumbers = (pattern: RegExp, toCall: (foundNumber: string) => string): Match[] =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      call: toCall(found),
    }));
  const maskedText = maskNoise(text);
  const numbers = [...maskedText.matchAll(CANDIDATE)].flatMap((candidate) => readCandidate(maskedText, candidate));
  const emergencies = [
    ...readNumbers(EMERGENCY, (numberText) => numberText),
    ...readNumbers(EMERGENCY_OF_PLACE, (numberText) => numberText),
  ];
  return [...readNumbers(VANITY, onKeypad), ...numbers, ...emergencies].sort((a, b) => a.start - b.start);
}

export function firstNumber(text: string): string | null {
  return findMatches(text)[0]?.call ?? null;
}

const SEVEN_DIGITS = /(?:\d[^\p{L}\d]{0,3}){7}/u;

/** Also true for digits that are ambiguous and therefore become no link. */
export function mayHoldNumber(text: string): boolean {
  return SEVEN_DIGITS.test(text) || firstNumber(text) !== null;
}

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
