export type SheetSide = readonly [left: number | null, right: number | null];

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
