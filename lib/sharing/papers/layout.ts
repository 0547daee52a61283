import type { PaperText, Region, TextLine } from '@/lib/core/paper/paper-text';
import { paperLimits } from './limits';
import { estimateTilt } from './tilt';

/** Line with its place on the page in pixels, after the tilt of the page is undone. */
export interface Cell {
  line: TextLine;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Row {
  /** From left to right. */
  cells: Cell[];
  top: number;
  bottom: number;
}

export interface PageLayout {
  page: number;
  rows: Row[];
  /** Usual height of a line. */
  lineHeight: number;
  place: (region: Region) => Omit<Cell, 'line' | 'text'>;
}

const USUAL_SIZE = { width: 1000, height: 1414 };

/** Minimum overlap of two lines in one row, as a fraction of the smaller height. */
const SHARED_HEIGHT = 0.45;

const isPlaced = ({ region }: TextLine) =>
  [region.x, region.y, region.width, region.height].every((one) => Number.isFinite(one) && Math.abs(one) <= 10);

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Rows of each page. Cuts input beyond the limits. */
export function layOut({ lines, pages }: PaperText): PageLayout[] {
  const byPage = new Map<number, TextLine[]>();
  for (const line of lines.slice(0, paperLimits.lines)) {
    if (!isPlaced(line) || line.text.trim() === '') continue;
    const present = byPage.get(line.page);
    if (present) present.push(line);
    else if (byPage.size < paperLimits.pages) byPage.set(line.page, [line]);
  }
  return [...byPage].sort(([a], [b]) => a - b).map(([page, all]) => layOutPage(page, all, pages[page - 1]));
}

function layOutPage(page: number, lines: readonly TextLine[], size = USUAL_SIZE): PageLayout {
  const { width, height } = size.width > 0 && size.height > 0 ? size : USUAL_SIZE;
  const boxes = lines.map(({ region }) => ({
    x: (region.x + region.width / 2) * width,
    y: (region.y + region.height / 2) * height,
    width: region.width * width,
    height: region.height * height,
  }));
  const angle = estimateTilt(boxes);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const place = (region: Region) => {
    const [x, y] = [(region.x + region.width / 2) * width, (region.y + region.height / 2) * height];
    const [across, down] = [x * cos + y * sin, y * cos - x * sin];
    const half = (region.width * width) / 2;
    // The box of a tilted line is higher than its letters.
    const tall =
      Math.max(region.height * height * 0.4, region.height * height - 2 * half * Math.abs(Math.tan(angle))) / 2;
    return { left: across - half, right: across + half, top: down - tall, bottom: down + tall };
  };
  const cells = lines.map((line) => ({
    line,
    text: line.text.slice(0, paperLimits.characters).normalize('NFC'),
    ...place(line.region),
  }));
  const lineHeight = medianOf(cells.map(({ top, bottom }) => bottom - top)) || 1;
  return { page, rows: groupRows(cells), lineHeight, place };
}

function groupRows(cells: readonly Cell[]): Row[] {
  const rows: Row[] = [];
  const middle = ({ top, bottom }: Pick<Cell, 'top' | 'bottom'>) => (top + bottom) / 2;
  for (const cell of cells.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const last = row?.cells.at(-1);
    if (row && last && isBeside(last, cell) && isBeside(row.cells[0] ?? last, cell)) row.cells.push(cell);
    else rows.push({ cells: [cell], top: cell.top, bottom: cell.bottom });
  }
  return rows.map(({ cells: all }) => ({
    cells: all.slice(0, paperLimits.cellsInRow).toSorted((a, b) => a.left - b.left),
    top: Math.min(...all.map(({ top }) => top)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }));
}

function isBeside(one: Cell, other: Cell): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const smaller = Math.min(one.bottom - one.top, other.bottom - other.top);
  return shared >= smaller * SHARED_HEIGHT;
}

export function unionOf(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Distance between two intervals; negative where they overlap. */
export function gapBetween(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.max(one[0], other[0]) - Math.min(one[1], other[1]);
}
