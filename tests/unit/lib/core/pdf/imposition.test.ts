import fc from 'fast-check';
import { impose } from '@/lib/core/pdf/imposition';

test('R9.4 four pages fold into a booklet on one sheet', () => {
  expect(impose(4)).toEqual([
    [4, 1],
    [2, 3],
  ]);
});

test('R9.4 the sheets of a booklet nest, the outermost first', () => {
  expect(impose(8)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});

test('R9.4 missing pages at the end are blank', () => {
  expect(impose(5).flat()).toEqual([null, 1, 2, null, null, 3, 4, 5]);
  expect(impose(0)).toEqual([]);
});

/** Returns the pages in reading order: folded sheets are read from the outer front to the middle, then back out. */
function readInOrder(pages: number): (number | null)[] {
  const sides = impose(pages);
  const sheets = Array.from({ length: sides.length / 2 }, (_, at) => ({
    front: sides[2 * at],
    back: sides[2 * at + 1],
  }));
  const inwards = sheets.flatMap(({ front, back }) => [front?.[1], back?.[0]]);
  const outwards = sheets.toReversed().flatMap(({ front, back }) => [back?.[1], front?.[0]]);
  return [...inwards, ...outwards].map((page) => page ?? null);
}

test('R9.4 when folded, every page appears once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (pages) => {
      const pageOrder = readInOrder(pages);
      expect(pageOrder.slice(0, pages)).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
      expect(pageOrder.slice(pages).every((page) => page === null)).toBe(true);
      expect(pageOrder).toHaveLength(Math.ceil(pages / 4) * 4);
    }),
  );
});
