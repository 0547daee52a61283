interface Box {
  /** Center. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_DEGREES = 9;
const STEPS_PER_DEGREE = 2;
const MIN_BOXES = 4;
const MAX_BOXES = 600;

/** Factor by which a tilt must score higher than no tilt. */
const MIN_GAIN = 1.08;

/**
 * Angle in radians by which a page is turned, estimated from the centers of its lines: at the right angle, most of them
 * fall into few rows. Wide boxes that are not higher than narrow ones speak against a tilt.
 */
export function estimateTilt(boxes: readonly Box[]): number {
  if (boxes.length < MIN_BOXES) return 0;
  const few = boxes.slice(0, MAX_BOXES);
  const low = few.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(few.length / 4)] ?? 1;
  const slope = slopeOf(few);
  let best = { angle: 0, score: scoreAngle(few, 0, low) * MIN_GAIN };
  for (let step = 1; step <= MAX_DEGREES * STEPS_PER_DEGREE; step += 1) {
    for (const sign of [1, -1]) {
      const angle = (sign * step * Math.PI) / (180 * STEPS_PER_DEGREE);
      const doubt = 1 - Math.min(0.4, 3 * Math.abs(Math.tan(Math.abs(angle)) - slope));
      const score = scoreAngle(few, angle, low) * doubt;
      if (score > best.score) best = { angle, score };
    }
  }
  return best.angle;
}

/** Slope of height over width (least squares): the tangent of the tilt if all boxes have one font size. */
function slopeOf(boxes: readonly Box[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [width, height] = [meanOf(boxes.map((box) => box.width)), meanOf(boxes.map((box) => box.height))];
  const spread = boxes.reduce((sum, box) => sum + (box.width - width) ** 2, 0);
  const shared = boxes.reduce((sum, box) => sum + (box.width - width) * (box.height - height), 0);
  return spread > 0 ? Math.max(0, Math.min(0.2, shared / spread)) : 0;
}

/** Sum of squared line counts per row. A line between two rows is split between them. */
function scoreAngle(boxes: readonly Box[], angle: number, lineHeight: number): number {
  const bin = Math.max(1, lineHeight / 2);
  const counts = new Map<number, number>();
  for (const { x, y } of boxes) {
    const down = (y * Math.cos(angle) - x * Math.sin(angle)) / bin;
    const [lower, share] = [Math.floor(down), down - Math.floor(down)];
    counts.set(lower, (counts.get(lower) ?? 0) + 1 - share);
    counts.set(lower + 1, (counts.get(lower + 1) ?? 0) + share);
  }
  return [...counts.values()].reduce((sum, count) => sum + count ** 2, 0);
}
