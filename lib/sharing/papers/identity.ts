import type { Barcode } from '@/lib/core/paper/paper-text';
import { readMicrochip } from '@/lib/records/pets/microchip';
import type { ReadCell, ReadPage, ReadRow } from './cells';
import { labelAbove } from './date-roles';
import type { LabelRole } from './labels';
import { CONFIDENT } from './limits';
import type { Reading } from './proposals';
import { toReading } from './readings';
import { mentionsOtherOwner } from './refusals';

const FIFTEEN = /(?<![\p{L}\d]|\d[ .-])\d(?:[ .*-]?\d){14}(?![\p{L}\d]|[ .-]?\d)/gu;
const NOISY_FIFTEEN = /(?<![\p{L}\d])[\dOoIl|SB]{15}(?![\p{L}\d])/gu;
const misread = new Map(Object.entries({ O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', B: '8' }));

interface Candidate<T> {
  line: ReadCell['line'];
  value: T;
  text: string;
  isUnsure: boolean;
}

const hasLabel = (row: ReadRow, role: LabelRole) =>
  row.cells.some(({ labels }) => labels.some(({ value }) => value === role));

interface RowPlace {
  rows: readonly ReadRow[];
  at: number;
  row: ReadRow;
}

/** True if the row or the line above the cell names the number. */
const isNamed = ({ rows, at, row }: RowPlace, cell: ReadCell, role: LabelRole) =>
  hasLabel(row, role) || labelAbove(rows, at, cell) === role;

/** Cells of all rows, without those about a parent, a breeder or a bill. */
function readOwn<T>(pages: readonly ReadPage[], read: (place: RowPlace, cell: ReadCell) => T[]): T[] {
  return pages.flatMap(({ rows }) =>
    rows.flatMap((row, at) => {
      const isOther = mentionsOtherOwner(row.cells.flatMap(({ words }) => words));
      return isOther ? [] : row.cells.flatMap((cell) => read({ rows, at, row }, cell));
    }),
  );
}

function isoChip(text: string): string | null {
  const reading = readMicrochip(text);
  return reading.ok && reading.format === 'iso15' ? reading.code : null;
}

function chipsIn(place: RowPlace, cell: ReadCell): Candidate<string>[] {
  const isLabeled = isNamed(place, cell, 'chip');
  const exact = [...cell.text.matchAll(FIFTEEN)].flatMap(([text]) => {
    const value = isoChip(text);
    return value ? [{ line: cell.line, value, text, isUnsure: !isLabeled }] : [];
  });
  if (exact.length > 0 || !isLabeled) return exact;
  return [...cell.text.matchAll(NOISY_FIFTEEN)].flatMap(([text]) => {
    const value = isoChip([...text].map((sign) => misread.get(sign) ?? sign).join(''));
    return value ? [{ line: cell.line, value, text, isUnsure: true }] : [];
  });
}

/** Most frequent value; the others become alternatives. */
function choose(candidates: readonly Candidate<string>[]): Reading<string> | null {
  const counts = new Map<string, number>();
  for (const { value } of candidates) counts.set(value, (counts.get(value) ?? 0) + 1);
  const isSure = ({ isUnsure, line }: Candidate<string>) => !isUnsure && line.confidence >= CONFIDENT;
  const rank = (one: Candidate<string>) => (counts.get(one.value) ?? 0) + (isSure(one) ? 0.5 : 0);
  const [best] = candidates.toSorted((a, b) => rank(b) - rank(a));
  if (!best) return null;
  const { line, ...printed } = candidates.find((one) => one.value === best.value && isSure(one)) ?? best;
  return toReading({ line }, { ...printed, alternatives: [...counts.keys()] });
}

/** Microchip number (ISO 11784) from bar codes and text. Unsure without a label. Several numbers become alternatives. */
export function proposeMicrochip(pages: readonly ReadPage[], barcodes: readonly Barcode[]): Reading<string> | null {
  const codes = barcodes.flatMap(({ text, region, page }) => {
    const value = /^[\d .-]{15,20}$/.test(text) ? isoChip(text) : null;
    return value ? [{ line: { text, region, page, confidence: 1 }, value, text, isUnsure: true }] : [];
  });
  return choose([...codes, ...readOwn(pages, chipsIn)]);
}

const EU_STATES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK UK GB CH NO IS LI'.split(' '),
);
const PASSPORT = /(?<![\p{L}\d])([A-Z]{2})[ -]?(\d[\dA-Z]{0,3}(?:[ -]?[\dA-Z]{2,10}){1,4})(?![\p{L}\d])/gu;

function passportsIn(place: RowPlace, cell: ReadCell): Candidate<string>[] {
  const isLabeled = isNamed(place, cell, 'passport');
  return [...cell.text.matchAll(PASSPORT)].flatMap(([text, state = '', number = '']) => {
    const digits = number.replace(/\D/g, '').length;
    const isWhole = text.trim() === cell.text.trim() && /^[\d -]+$/.test(number);
    if (!EU_STATES.has(state) || digits < 6 || digits > 16 || !(isLabeled || isWhole)) return [];
    return [{ line: cell.line, value: text.trim(), text, isUnsure: !isLabeled }];
  });
}

/** Number of a pet passport: the state and its number (Regulation (EU) 576/2013). Unsure without a label. */
export function proposePassport(pages: readonly ReadPage[]): Reading<string> | null {
  return choose(readOwn(pages, passportsIn));
}

const MIN_NAME = 3;
const isName = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_NAME;

/** Text after "Clinic:", or in the cell beside a label. */
function findAfterLabel(row: ReadRow, cell: ReadCell, role: LabelRole): string | null {
  const [first] = cell.labels;
  if (!first || first.value !== role || first.from > 1 || cell.dates.length > 0) return null;
  const { end } = cell.words[first.to - 1] ?? { end: 0 };
  const rest = cell.text.slice(end);
  const [, value = ''] = /^[^\p{L}\d:]{0,4}:\s*(.+)$/u.exec(rest) ?? [];
  if (isName(value)) return value.trim();
  const beside = row.cells[row.cells.indexOf(cell) + 1];
  const isPlain = beside && !beside.isLabel && !beside.text.includes(':') && beside.dates.length === 0;
  return cell.isLabel && /:\s*$/.test(cell.text) && isPlain && isName(beside.text) ? beside.text.trim() : null;
}

/** Vet or clinic, only where a label says so. */
export function proposeByLabel(pages: readonly ReadPage[], role: 'clinic' | 'vetName'): Reading<string> | null {
  return choose(
    pages.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.cells.flatMap((cell) => {
          const value = findAfterLabel(row, cell, role);
          return value ? [{ line: cell.line, value, text: value, isUnsure: false }] : [];
        }),
      ),
    ),
  );
}
