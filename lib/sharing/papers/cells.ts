import { findLabels, isFiller, type LabelRole } from './labels';
import type { Cell, PageLayout, Row } from './layout';
import { findDates, type PrintedDate } from './paper-dates';
import { type Phrase, type Word, wordsOf } from './words';

export interface ReadCell extends Cell {
  words: Word[];
  labels: Phrase<LabelRole>[];
  dates: PrintedDate[];
  isLabel: boolean;
}

export interface ReadRow extends Omit<Row, 'cells'> {
  cells: ReadCell[];
}

export interface ReadPage extends Omit<PageLayout, 'rows'> {
  rows: ReadRow[];
}

const MAX_LABEL_WORDS = 8;

function readCell(cell: Cell): ReadCell {
  const words = wordsOf(cell.text);
  const labels = findLabels(words);
  const dates = findDates(cell.text);
  const rest = words.filter((word, at) => !isFiller(word) && !labels.some(({ from, to }) => at >= from && at < to));
  const isShort = words.length <= MAX_LABEL_WORDS && !/\d{3}/.test(cell.text);
  const isLabel = labels.length > 0 && dates.length === 0 && isShort && (rest.length === 0 || /:\s*$/.test(cell.text));
  return { ...cell, words, labels, dates, isLabel };
}

export const readPage = (page: PageLayout): ReadPage => ({
  ...page,
  rows: page.rows.map((row) => ({ ...row, cells: row.cells.map(readCell) })),
});

export function placeOf({ left, right, text }: Cell, { start, end }: { start: number; end: number }): [number, number] {
  const width = (right - left) / Math.max(1, text.length);
  return [left + start * width, left + end * width];
}
