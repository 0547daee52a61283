import type { ReadCell, ReadPage, ReadRow } from './cells';
import { findLabels, firstRole, type LabelRole } from './labels';
import { gapBetween } from './layout';
import { findVaccineName, type VaccineName } from './vaccine-names';
import { wordsOf } from './words';

export interface Column {
  cells: readonly ReadCell[];
  left: number;
  right: number;
  /** Several for dates that stand one above the other in each cell, in this order. */
  roles: LabelRole[];
  /** Vaccine whose dates are below, on cards with a column per vaccine. */
  vaccine: VaccineName | null;
  /** Unit that a heading names, such as "Weight (kg)". */
  unit: 'kg' | 'lb' | null;
}

export interface Heading {
  /** Index of the first row below. */
  to: number;
  columns: Column[];
}

const dateRoles: readonly LabelRole[] = ['given', 'validFrom', 'validUntil', 'nextDue', 'expiry', 'expires', 'other'];
const tableRoles: readonly LabelRole[] = [
  ...dateRoles,
  ...(['batch', 'vaccine', 'product', 'manufacturer', 'vetName', 'clinic', 'weight', 'dosage', 'medicine'] as const),
];
const MAX_HEADING_ROWS = 6;
const MAX_WORDS = 12;
const MAX_GAP = 1.3;
const OPEN_END =
  /(?:\b(?:of|de|du|des|di|da|do|der|the|la|le|del|della|valid|valable|gültig|gultig|next|nächste)|-)\s*$/i;

const isHeadingLike = ({ text, dates, words }: ReadCell) =>
  dates.length === 0 && words.length <= MAX_WORDS && !/\d{3}/.test(text) && /\p{L}{2}/u.test(text);

function rolesOfText(text: string): LabelRole | null {
  return firstRole(findLabels(wordsOf(text)).map(({ value }) => value));
}

/** Lines of a heading, joined where a line cannot end, split at slashes. */
function partsOf(cells: readonly ReadCell[]): string[] {
  const joined: string[] = [];
  for (const { text } of cells) {
    const last = joined.at(-1);
    if (last !== undefined && OPEN_END.test(last)) joined[joined.length - 1] = `${last.replace(/-\s*$/, '')} ${text}`;
    else joined.push(text);
  }
  return joined.flatMap((text) => text.split(/[/|]|\d[.)]/));
}

function columnOf(cells: readonly ReadCell[], species: string): Column {
  const whole = rolesOfText(cells.map(({ text }) => text).join(' '));
  const parts = partsOf(cells).flatMap((text) => rolesOfText(text) ?? []);
  const dated = [...new Set(parts.filter((role) => dateRoles.includes(role)))];
  const single = dated.length > 0 && whole && !dateRoles.includes(whole) ? whole : (dated[0] ?? whole);
  const roles = dated.length > 1 ? dated : [single].filter((role) => role !== null);
  const [only] = cells;
  const vaccine = roles.length === 0 && only ? findVaccineName(only.text, species, false) : null;
  const units = cells
    .flatMap(({ words }) => words.map(({ folded }) => folded))
    .filter((word) => /^(?:kg|lbs?)$/.test(word));
  return {
    cells,
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    roles,
    vaccine,
    unit: unitNamed(units),
  };
}

function unitNamed([unit, ...others]: readonly string[]): Column['unit'] {
  if (!unit || others.length > 0) return null;
  return unit === 'kg' ? 'kg' : 'lb';
}

function stackCells(rows: readonly ReadRow[]): ReadCell[][] {
  const columns: ReadCell[][] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const below = columns.find((column) =>
      column.some((one) => gapBetween([one.left, one.right], [cell.left, cell.right]) < 0),
    );
    if (below) below.push(cell);
    else columns.push([cell]);
  }
  return columns.toSorted((a, b) => (a[0]?.left ?? 0) - (b[0]?.left ?? 0));
}

const hasRole = ({ roles }: Column) => roles.some((role) => tableRoles.includes(role));

function isTable(columns: readonly Column[]): boolean {
  const roles = columns.flatMap((column) => column.roles);
  if (columns.filter(hasRole).length < 2) return false;
  return roles.some((role) => dateRoles.includes(role) || role === 'vaccine' || role === 'product');
}

const mentionsVaccines = (columns: readonly Column[]) =>
  columns.filter(({ vaccine }) => vaccine && !vaccine.product).length >= 2;

/** Heading of a table that begins at this row: at least two columns with a role, or two with a vaccine. */
export function findHeading({ rows, lineHeight }: ReadPage, from: number, species: string): Heading | null {
  const [first] = rows.slice(from, from + 1);
  if (!first || first.cells.length < 2 || !first.cells.every(isHeadingLike)) return null;
  const block = [first];
  let best: Heading | null = null;
  for (;;) {
    const columns = stackCells(block).map((cells) => columnOf(cells, species));
    const isFound = isTable(columns) || mentionsVaccines(columns);
    if (isFound && !columns.some(({ vaccine }) => vaccine?.product)) best = { to: from + block.length, columns };
    else if (best || block.length > 1) return best;
    const next = rows[from + block.length];
    const last = block.at(-1) ?? first;
    if (!next || block.length >= MAX_HEADING_ROWS || next.top - last.bottom > lineHeight * MAX_GAP) return best;
    if (!next.cells.every(isHeadingLike) || !continuesHeading(next, species)) return best;
    block.push(next);
  }
}

/** False for rows of data, which name a vaccine. */
const continuesHeading = ({ cells }: ReadRow, species: string) =>
  cells.every(({ text }) => findVaccineName(text, species, true) === null);

/** Column above or below a place, else the nearest one, unless two are equally near. */
export function columnAt(columns: readonly Column[], place: readonly [number, number]): Column | null {
  const byGap = columns
    .map((column) => ({ column, gap: gapBetween([column.left, column.right], place) }))
    .toSorted((a, b) => a.gap - b.gap);
  const [nearest, second] = byGap;
  if (!nearest) return null;
  const isClear = nearest.gap < 0 || !second || second.gap > 2 * nearest.gap;
  return isClear ? nearest.column : null;
}
