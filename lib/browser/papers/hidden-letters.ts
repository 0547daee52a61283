import type { Letter } from './pdf-text';
import type { Pixels } from './pixels';

export interface PlacedLetter extends Letter {
  /** Object of the page that draws it. */
  object: number;
}

/** Least difference in red, green or blue. Light gray on white (0.87) has 33. */
const MIN_CONTRAST = 32;
/** Points compared in each direction, which bounds the time for huge letters. */
const MAX_POINTS = 32;

const stepsBetween = (from: number, to: number, limit: number): number[] => {
  const [first, last] = [Math.max(0, from), Math.min(limit, to)];
  const step = Math.max(1, Math.ceil((last - first) / MAX_POINTS));
  return Array.from({ length: Math.max(0, Math.ceil((last - first) / step)) }, (_, index) => first + index * step);
};

/** True if the place of a letter has more than one color. */
function isDrawn({ left, right, top, bottom }: Letter, { data, width, height }: Pixels): boolean {
  const [columns, rows] = [stepsBetween(left, right, width), stepsBetween(top, bottom, height)];
  const [x = 0, y = 0] = [columns[0], rows[0]];
  const first = (y * width + x) * 4;
  const differs = (at: number) =>
    [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[first + channel] ?? 0)) >= MIN_CONTRAST);
  return rows.some((row) => columns.some((column) => differs((row * width + column) * 4)));
}

/**
 * Leaves out text that the drawn page does not show, such as white on white. Decides for all letters of an object
 * together, because a single visible letter can lie outside its box.
 */
export function withoutHidden(letters: readonly PlacedLetter[], pixels: Pixels): Letter[] {
  const balances = new Map<number, number>();
  for (const letter of letters) {
    if (letter.character.trim() === '') continue;
    const balance = balances.get(letter.object) ?? 0;
    balances.set(letter.object, balance + (isDrawn(letter, pixels) ? 1 : -1));
  }
  return letters.filter(({ object }) => (balances.get(object) ?? 0) >= 0);
}
