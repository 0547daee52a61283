/** The pages of one side of a sheet, from left to right; null is a blank page. */
export type SheetSide = readonly [left: number | null, right: number | null];

/**
 * Pages, from 1, in the order of a booklet of folded sheets that are printed on both sides and turned over the short
 * edge: the sides of each sheet after each other, front first, from the outermost sheet to the innermost.
 */
export function impose(pages: number): SheetSide[] {
  const places = Math.ceil(pages / 4) * 4;
  const page = (number: number) => (number <= pages ? number : null);
  return Array.from({ length: places / 4 }, (_, sheet): SheetSide[] => {
    const [first, last] = [2 * sheet + 1, places - 2 * sheet];
    return [
      [page(last), page(first)],
      [page(first + 1), page(last - 1)],
    ];
  }).flat();
}
