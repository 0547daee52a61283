import type { Box, Point } from './pixels';
import { smallestBox } from './rectangles';

/** Output of the detection model: how likely each pixel belongs to text, from 0 to 1. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

const PIXEL_THRESHOLD = 0.3;
const BOX_THRESHOLD = 0.55;
/** The model marks the inner part of each line. Boxes grow by this ratio of area to perimeter (PP-OCR: 1.5 to 2). */
const GROWTH = 1.7;
/** Pixels. Smaller marks are dust or dots. */
const SMALLEST_SIDE = 3;
/** Limit against hostile pictures with millions of marks. */
const MAX_BOXES = 1000;

interface Patch {
  outline: Point[];
  score: number;
}

/** Collects one connected patch of text pixels and clears it from the mask. */
function takePatch({ data, width, height }: TextMap, mask: Uint8Array, start: number, stack: Int32Array): Patch {
  const rows = new Map<number, { left: number; right: number }>();
  let [size, sum, count] = [1, 0, 0];
  stack[0] = start;
  mask[start] = 0;
  const visit = (at: number) => {
    if (!mask[at]) return;
    mask[at] = 0;
    stack[size] = at;
    size += 1;
  };
  while (size > 0) {
    size -= 1;
    const at = stack[size] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    sum += data[at] ?? 0;
    count += 1;
    const row = rows.get(y);
    if (!row) rows.set(y, { left: x, right: x });
    else if (x < row.left) row.left = x;
    else if (x > row.right) row.right = x;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  const outline = [...rows].flatMap(([y, { left, right }]) =>
    [y, y + 1].flatMap((edge) => [
      { x: left, y: edge },
      { x: right + 1, y: edge },
    ]),
  );
  return { outline, score: sum / count };
}

function growBox(box: Box): Box {
  const margin = (box.width * box.height * GROWTH) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * margin, height: box.height + 2 * margin };
}

/** Finds the lines of text in the output of the detection model. Boxes are in pixels of the map. */
export function findTextBoxes(map: TextMap): Box[] {
  const mask = new Uint8Array(map.data.length);
  for (let at = 0; at < mask.length; at += 1) if ((map.data[at] ?? 0) > PIXEL_THRESHOLD) mask[at] = 1;
  const stack = new Int32Array(mask.length);
  const boxes: Box[] = [];
  for (let at = mask.indexOf(1); at >= 0 && boxes.length < MAX_BOXES; at = mask.indexOf(1, at + 1)) {
    const { outline, score } = takePatch(map, mask, at, stack);
    if (score < BOX_THRESHOLD) continue;
    const box = smallestBox(outline);
    if (Math.min(box.width, box.height) >= SMALLEST_SIDE) boxes.push(growBox(box));
  }
  return boxes;
}

export function scaleBox({ center, width, height, angle }: Box, scale: number): Box {
  return { center: { x: center.x * scale, y: center.y * scale }, width: width * scale, height: height * scale, angle };
}

/** Boxes taller than wide. Most are if the paper lies on its side. */
export function isSideways(boxes: readonly Box[]): boolean {
  const long = boxes.filter(({ width, height }) => Math.max(width, height) > 2 * Math.min(width, height));
  const tall = long.filter(({ width, height }) => height > width);
  return long.length >= 3 && tall.length > long.length / 2;
}

const MIN_TILT_BOXES = 3;

/** Median angle of the wide boxes, in radians. 0 if there are too few. */
export function tiltOf(boxes: readonly Box[]): number {
  const angles = boxes
    .flatMap(({ width, height, angle }) => (width > 3 * height ? [angle] : []))
    .toSorted((a, b) => a - b);
  return angles.length < MIN_TILT_BOXES ? 0 : (angles[Math.floor(angles.length / 2)] ?? 0);
}

/** Orders boxes by rows, from the top left. Boxes belong to one row if their centers differ by less than half a line. */
export function orderBoxes(boxes: readonly Box[]): Box[] {
  const tilt = tiltOf(boxes);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const placed = boxes.map((box) => ({
    box,
    across: box.center.x * cos + box.center.y * sin,
    down: box.center.y * cos - box.center.x * sin,
  }));
  placed.sort((one, other) => one.down - other.down);
  const rows: (typeof placed)[] = [];
  for (const item of placed) {
    const row = rows.at(-1);
    const first = row?.[0];
    const reference = first && Math.min(first.box.height, item.box.height) / 2;
    if (row && first && reference !== undefined && item.down - first.down < reference) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.across - other.across).map(({ box }) => box));
}
