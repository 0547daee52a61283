import type { Barcode, PaperText, TextLine } from '@/lib/core/paper/paper-text';

interface CardOptions {
  /** Degrees by which the page is turned, clockwise. */
  tilt?: number;
  confidence?: number;
  barcodes?: Barcode[];
  page?: number;
}

const WIDTH = 1000;
const HEIGHT = 1400;
const LETTER = 8;
const LINE = 30;
const LETTER_HEIGHT = 18;

/** Lines of text recognition for a drawn card: two spaces end a cell, and each row of the drawing is one on the page. */
export function cardText(
  drawing: string,
  { tilt = 0, confidence = 0.95, barcodes = [], page = 1 }: CardOptions = {},
): PaperText {
  const angle = (tilt * Math.PI) / 180;
  const lines = drawing.split('\n').flatMap((row, at) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }): TextLine => {
      const width = text.length * LETTER;
      const [x, y] = [40 + index * LETTER + width / 2 - WIDTH / 2, 60 + at * LINE + LETTER_HEIGHT / 2 - HEIGHT / 2];
      const [across, down] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      const wide = width * Math.cos(angle) + LETTER_HEIGHT * Math.abs(Math.sin(angle));
      const tall = LETTER_HEIGHT * Math.cos(angle) + width * Math.abs(Math.sin(angle));
      const region = {
        x: (across + WIDTH / 2 - wide / 2) / WIDTH,
        y: (down + HEIGHT / 2 - tall / 2) / HEIGHT,
        width: wide / WIDTH,
        height: tall / HEIGHT,
      };
      return { text, region, page, confidence };
    }),
  );
  return { lines, barcodes, pages: Array.from({ length: page }, () => ({ width: WIDTH, height: HEIGHT })) };
}
