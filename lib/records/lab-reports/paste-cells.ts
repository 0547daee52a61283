import type { LabResult } from '@/lib/collections/columns/lab-reports';
import { foldLetters } from '@/lib/core/text/fold';
import { type DecimalSeparator, readPastedNumber } from './paste-numbers';
import { isUnit } from './units';
import { labLimits } from './vocabulary';

const flags: ReadonlyMap<string, NonNullable<LabResult['flag']>> = new Map([
  ...['h', 'hh', 'high', 'alto', 'alta', 'elevado', '↑', '▲'].map((word) => [word, 'high'] as const),
  ...['l', 'll', 'low', 'bajo', 'baja', 'disminuido', '↓', '▼'].map((word) => [word, 'low'] as const),
  ...['*', '!', 'abnormal', 'anormal'].map((word) => [word, 'abnormal'] as const),
]);

const UNFLAGGED = /^(?:n|normal|no|-|–)$/i;

export const isUnflagged = (cell: string): boolean => UNFLAGGED.test(cell);

export const readFlag = (cell: string) => flags.get(foldLetters(cell).replace(/[()[\]\s]/g, '')) ?? null;

const NUMBER = /^([<>])?\s*(\d[\d.,]*)\s*(.*)$/;
/** "1:40", "5-10" and "2+" are results in words. */
const WORDS = /^(?:\d+\s*[:/–-]\s*\d+|\d*\++|[^\d<>≤≥]*\p{L}.*)$/u;
const TO = /-|–|—|−|\bto\b|\ba\b/;

export interface PastedValue extends Pick<LabResult, 'value' | 'comparator' | 'text' | 'flag'> {
  /** Unit printed after the number. */
  unit: string | null;
}

/** Number, with its comparator, unit and flag, or words. @returns null if unclear */
export function readValue(cell: string, decimal: DecimalSeparator | null): PastedValue | null {
  if (cell.length > labLimits.text) return null;
  if (WORDS.test(cell)) return { value: null, comparator: null, text: cell, flag: null, unit: null };
  const [, sign, digits = '', rest = ''] = NUMBER.exec(cell) ?? [];
  const words = rest.split(/\s+|(?=[↑↓▲▼*])/).filter((word) => word !== '');
  const flag = words.map(readFlag).find((one) => one !== null) ?? null;
  const [unit = null, ...others] = words.filter((word) => readFlag(word) === null);
  const value = readPastedNumber(digits, decimal);
  if (value === null || value > labLimits.value || others.length > 0 || (unit !== null && !isUnit(unit))) return null;
  return { value, comparator: sign === '<' || sign === '>' ? sign : null, text: null, flag, unit };
}

export type PastedRange = Pick<LabResult, 'low' | 'high'>;

const ONE_LIMIT = /^([<>≤≥])[\s=]*(\d[\d.,]*)$/;
const TWO_LIMITS = /^(\d[\d.,]*)[^\d<>]*$/;

/** "3.5 - 5.5", "(3,5–5,5)", "<0.5" or ">100". @returns null if unclear */
export function readRange(cell: string, decimal: DecimalSeparator | null): PastedRange | null {
  const bare = cell.replace(/[()[\]]/g, '').trim();
  const [, sign, limit] = ONE_LIMIT.exec(bare) ?? [];
  if (limit !== undefined) {
    const value = readPastedNumber(limit, decimal);
    if (value === null) return null;
    return sign === '<' || sign === '≤' ? { low: null, high: value } : { low: value, high: null };
  }
  const [first = '', second = '', ...others] = bare.split(TO);
  const [from, to] = [first, second].map((part) => TWO_LIMITS.exec(part.trim())?.[1]);
  if (from === undefined || to === undefined || others.length > 0) return null;
  const [low, high] = [readPastedNumber(from, decimal), readPastedNumber(to, decimal)];
  return low === null || high === null || low > high ? null : { low, high };
}

export const looksLikeRange = (cell: string) => /^[([]?\s*\d[\d.,]*\s*(?:-|–|—|−|to\b|a\b)\s*\d/.test(cell);

export const looksLikeNumber = (cell: string) => /^[<>≤≥]?\s*\d/.test(cell);
