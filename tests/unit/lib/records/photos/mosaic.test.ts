import fc from 'fast-check';
import { mosaicRows, tileSpans } from '@/lib/records/photos/mosaic';

const COLUMNS = 3;
const sizes = { small: [1, 1], wide: [2, 1], large: [2, 2], whole: [3, 2] } as const;

function placePhotos(count: number): number[] {
  const takenCells: boolean[][] = [];
  const isFree = (row: number, column: number) => !takenCells[row]?.[column];
  let [row, column] = [0, 0];
  for (const span of tileSpans(count)) {
    const [width, height] = sizes[span];
    const fits = () =>
      column + width <= COLUMNS && Array.from({ length: width }).every((_, x) => isFree(row, column + x));
    while (!fits()) [row, column] = column + 1 >= COLUMNS ? [row + 1, 0] : [row, column + 1];
    for (let y = 0; y < height; y += 1) {
      takenCells[row + y] ??= Array.from({ length: COLUMNS }, () => false);
      for (let x = 0; x < width; x += 1) (takenCells[row + y] as boolean[])[column + x] = true;
    }
  }
  return takenCells.map((cells) => cells.filter(Boolean).length);
}

test('R7.7 a month of any number of photos fills its rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const rows = placePhotos(count);
      expect(rows.every((cells) => cells === COLUMNS)).toBe(true);
      expect(rows).toHaveLength(mosaicRows(tileSpans(count)));
    }),
  );
});

test('R7.7 the newest photo of a month is larger than most', () => {
  expect([1, 2, 3, 5, 10].map((count) => tileSpans(count)[0])).toEqual(['whole', 'wide', 'large', 'large', 'large']);
});
