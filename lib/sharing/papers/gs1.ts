import { addDays, addMonths, type Day } from '@/lib/core/time/dates';

/** Fields of a GS1 element string (GS1 General Specifications, section 3). */
export interface Gs1 {
  gtin: string | null;
  batch: string | null;
  serial: string | null;
  expiresOn: Day | null;
}

const SEPARATOR = '\u001D';
const withoutSeparator = (text: string) => (text.startsWith(SEPARATOR) ? text.slice(1) : text);

const MAX_LENGTH = 200;
const MAX_ELEMENTS = 20;

/** Content lengths of identifiers without a separator. All others end with a separator. */
const fixedLengths = new Map<string, number>(
  Object.entries({ '00': 18, '01': 14, '02': 14, '11': 6, '13': 6, '15': 6, '16': 6, '17': 6, '20': 2 }),
);
const variable = new Set(['10', '21', '22', '37', '30', '240', '241', '710', '711', '712', '713', '714', '715']);

type Element = readonly [identifier: string, content: string];

/** Reads "(01)…(10)…", which is printed below a code. */
function readBracketed(text: string): Element[] {
  return [...text.matchAll(/\((\d{2,4})\)([^()]{1,90})/g)].map(([, identifier = '', content = '']) => [
    identifier,
    content.trim(),
  ]);
}

function readEncoded(text: string): Element[] | null {
  const elements: Element[] = [];
  let rest = text;
  while (rest !== '') {
    if (elements.length >= MAX_ELEMENTS) return null;
    const identifier = [2, 3]
      .map((length) => rest.slice(0, length))
      .find((one) => fixedLengths.has(one) || variable.has(one));
    if (identifier === undefined) return null;
    const after = rest.slice(identifier.length);
    const fixed = fixedLengths.get(identifier);
    const end = fixed ?? (after.includes(SEPARATOR) ? after.indexOf(SEPARATOR) : after.length);
    const content = after.slice(0, end);
    if (content.length < (fixed ?? 1) || content.includes(SEPARATOR)) return null;
    elements.push([identifier, content]);
    rest = withoutSeparator(after.slice(end));
  }
  return elements;
}

/** Day 00 stands for the last day of the month. Years up to 50 are of this century. */
function readExpiry(text: string | undefined): Day | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(text ?? '') ?? [];
  if (year === '') return null;
  const full = Number(year) > 50 ? 1900 + Number(year) : 2000 + Number(year);
  const last = addDays(addMonths(`${full}-${month}-01`, 1), -1);
  const printed = `${full}-${month}-${day}`;
  if (day === '00') return last;
  return printed <= last ? printed : null;
}

/** @returns null for codes without a GTIN or batch, which are no element strings */
export function readGs1(text: string): Gs1 | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = withoutSeparator(text.replace(/^\](?:d2|C1|Q3|e0)/, ''));
  const elements = plain.startsWith('(') ? readBracketed(plain) : readEncoded(plain);
  const fields = new Map(elements ?? []);
  const [gtin = null, batch = null, serial = null] = ['01', '10', '21'].map((one) => fields.get(one));
  if (gtin === null && batch === null) return null;
  return { gtin, batch: batch?.slice(0, 20) ?? null, serial, expiresOn: readExpiry(fields.get('17')) };
}
