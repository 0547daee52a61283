/** `small`: one cell. `wide`: two. `large`: two by two. `whole`: a row of three, two rows high. */
export type TileSpan = 'small' | 'wide' | 'large' | 'whole';

const COLUMNS = 3;
const WIDE_COLUMNS = 6;
/** A large photo, two beside it, and two rows of three. */
const LARGE_EVERY = 9;

const cells = { small: 1, wide: 2, large: 4, whole: 6 } as const satisfies Record<TileSpan, number>;

export function tileSpans(count: number): TileSpan[] {
  if (count === 1) return ['whole'];
  const rest = count % COLUMNS;
  return Array.from({ length: count }, (_, index) => {
    const photosLeft = count - index;
    // The last two rows hold four photos: wide, small; small, wide.
    if (rest === 1 && photosLeft <= 4) return photosLeft === 4 || photosLeft === 1 ? 'wide' : 'small';
    if (rest === 2 && photosLeft <= 2) return photosLeft === 2 ? 'wide' : 'small';
    return index % LARGE_EVERY === 0 ? 'large' : 'small';
  });
}

export function mosaicRows(spans: readonly TileSpan[]): number {
  return spans.reduce((sum, span) => sum + cells[span], 0) / COLUMNS;
}

export const isFew = (spans: readonly TileSpan[]): boolean => spans.length <= COLUMNS;

export function wideMosaicRows(spans: readonly TileSpan[]): number {
  if (isFew(spans)) return 2;
  const large = spans.filter((span) => span === 'large').length;
  return Math.max(Math.min(large, 1) + 1, Math.ceil((spans.length + 3 * large) / WIDE_COLUMNS));
}
