import type { Region } from '@/lib/core/paper/paper-text';
import type { Piece } from './line-decoding';
import type { Box } from './pixels';
import { uprightBounds } from './rectangles';

interface Size {
  width: number;
  height: number;
}

/** Fractions of the page. Cuts off what lies beyond its edges. */
export function clampRegion(bounds: Region, page: Size): Region {
  const fraction = (value: number) => Math.min(1, Math.max(0, value));
  const [x, y] = [fraction(bounds.x / page.width), fraction(bounds.y / page.height)];
  const right = fraction((bounds.x + bounds.width) / page.width);
  const bottom = fraction((bounds.y + bounds.height) / page.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Region of a part of a line. @param steps steps of the recognition model over the whole box */
export function pieceRegion({ first, last }: Piece, box: Box, steps: number, page: Size): Region {
  const from = Math.max(0, Math.min(1, (first - 1) / steps));
  const to = Math.max(from, Math.min(1, (last + 2) / steps));
  const offset = ((from + to) / 2 - 0.5) * box.width;
  const center = {
    x: box.center.x + offset * Math.cos(box.angle),
    y: box.center.y + offset * Math.sin(box.angle),
  };
  return clampRegion(uprightBounds({ ...box, center, width: (to - from) * box.width }), page);
}
