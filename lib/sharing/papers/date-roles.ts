import type { DateOrder } from '@/lib/core/tables/dates';
import type { Day } from '@/lib/core/time/dates';
import { placeOf, type ReadCell, type ReadRow } from './cells';
import { type Column, columnAt } from './headings';
import { firstRole, hasOtherWords, isFiller, type LabelRole } from './labels';
import { gapBetween } from './layout';
import { type DayReading, type PrintedDate, readPrintedDay } from './paper-dates';

export interface DateHit {
  cell: ReadCell;
  printed: PrintedDate;
  reading: DayReading;
  role: 'given' | 'validUntil' | 'ignored' | null;
  isRoleUnsure: boolean;
  /** True if a heading or label names the date, so that it shows the order of day and month. */
  isProof: boolean;
  /** Column whose cells hold several dates. */
  list: Column | null;
}

export interface Calendar {
  order: DateOrder | null;
  latest: Day;
  bornOn: Day | null;
}

const MAX_WORDS_BETWEEN = 4;
const ABOVE_LINES = 1.6;

function inlineLabel({ labels, words, dates }: ReadCell, { start }: PrintedDate): LabelRole | null {
  const previous = Math.max(0, ...dates.map(({ end }) => end).filter((end) => end <= start));
  const isBetween = (at: number) => (words[at]?.start ?? 0) >= previous && (words[at]?.end ?? 0) <= start;
  const before = labels.filter(({ from, to }) => isBetween(from) && isBetween(to - 1));
  const last = before.at(-1);
  if (!last) return null;
  const between = words.filter(({ start: at, end }, index) => index >= last.to && at >= previous && end <= start);
  if (between.length > MAX_WORDS_BETWEEN || between.some((word) => !isFiller(word))) return null;
  const together = [last];
  for (const one of before.slice(0, -1).toReversed()) {
    const [next] = together;
    if (next && words.slice(one.to, next.from).every(isFiller)) together.unshift(one);
    else break;
  }
  return firstRole(together.map(({ value }) => value));
}

function labelBeside(row: ReadRow, cell: ReadCell): LabelRole | null {
  const before = row.cells[row.cells.indexOf(cell) - 1];
  return before?.isLabel ? firstRole(before.labels.map(({ value }) => value)) : null;
}

/** Label in a smaller line above the value. */
export function labelAbove(rows: readonly ReadRow[], at: number, cell: ReadCell): LabelRole | null {
  const above = rows[at - 1];
  const height = cell.bottom - cell.top;
  if (!above || cell.top - above.bottom > height * ABOVE_LINES) return null;
  const found = above.cells.filter(
    (one) => one.isLabel && gapBetween([one.left, one.right], [cell.left, cell.right]) < 0,
  );
  return found.length === 1 ? firstRole(found[0]?.labels.map(({ value }) => value) ?? []) : null;
}

const ignored: readonly LabelRole[] = ['birth', 'other', 'expiry', 'validFrom', 'nextDue', 'batch', 'chip', 'passport'];

function roleOf(label: LabelRole | null): DateHit['role'] {
  if (label === 'given' || label === 'validUntil') return label;
  if (label === 'expires') return 'validUntil';
  return label && ignored.includes(label) ? 'ignored' : null;
}

interface Surroundings {
  rows: readonly ReadRow[];
  at: number;
  columns: readonly Column[];
  calendar: Calendar;
}

function columnRole(column: Column | null, columns: readonly Column[]): LabelRole | null {
  const [role = null] = column?.roles ?? [];
  if (role === 'product' || role === 'manufacturer') return 'expiry';
  if (role === 'vaccine') return columns.some(({ roles }) => roles.includes('given')) ? 'expiry' : null;
  const hasOther = columns.some((one) => one !== column && one.roles.includes('validUntil'));
  return role === 'expires' && hasOther ? 'expiry' : role;
}

const isVialDate = (label: LabelRole | null, { labels }: ReadCell) =>
  label === 'expires' && labels.some(({ value }) => value === 'batch' || value === 'product');

interface DatePlace {
  surroundings: Surroundings;
  row: ReadRow;
  cell: ReadCell;
  printed: PrintedDate;
}

function findLabel({ surroundings: { rows, at, columns }, row, cell, printed }: DatePlace) {
  const column = columnAt(columns, placeOf(cell, printed));
  const inline = inlineLabel(cell, printed);
  const list = !inline && column && column.roles.length > 1 ? column : null;
  const ofColumn = list ? null : columnRole(column, columns);
  const label = inline ?? labelBeside(row, cell) ?? ofColumn ?? (column ? null : labelAbove(rows, at, cell));
  return { column, inline, list, label };
}

function toDateHit(place: DatePlace, hasWords: boolean): DateHit | null {
  const { surroundings, cell, printed } = place;
  const reading = readPrintedDay(printed, surroundings.calendar.order, surroundings.calendar.latest);
  if (!reading) return null;
  const { column, inline, list, label } = findLabel(place);
  // The expiry of a vial stands near its batch.
  const role = isVialDate(label, cell) ? 'ignored' : roleOf(label);
  const isRoleUnsure = (label === 'expires' && !column) || (!inline && hasWords);
  const isNamed = list !== null || role === 'given' || role === 'validUntil' || label === 'nextDue';
  return { cell, printed, reading, role, isRoleUnsure, isProof: isNamed && !isRoleUnsure, list };
}

/** Dates of one row with their roles. */
export function findDateHits(surroundings: Surroundings): DateHit[] {
  const row = surroundings.rows[surroundings.at];
  if (!row) return [];
  return row.cells.flatMap((cell) => {
    const hasWords = cell.dates.length > 0 && hasOtherWords(cell, cell.dates);
    return cell.dates.flatMap((printed) => toDateHit({ surroundings, row, cell, printed }, hasWords) ?? []);
  });
}
