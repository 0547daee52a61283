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

const MIN_GAIN = 1.08;

/** In radians. At the right angle, lines share rows and left edges, and wide boxes are as much higher as the angle says. */
export function estimateTilt(boxes: readonly Box[]): number {
  if (boxes.length < MIN_BOXES) return 0;
  const few = boxes.slice(0, MAX_BOXES);
  const low = few.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(few.length / 4)] ?? 1;
  const slope = slopeOf(few);
  const scoreOf = (angle: number) => {
    const doubt = Math.min(0.4, 3 * Math.abs(Math.tan(Math.abs(angle)) - slope));
    return scoreAngle(few, angle, low) * (1 - doubt);
  };
  let best = { angle: 0, score: scoreOf(0) * MIN_GAIN };
  for (let step = 1; step <= MAX_DEGREES * STEPS_PER_DEGREE; step += 1) {
    for (const sign of [1, -1]) {
      const angle = (sign * step * Math.PI) / (180 * STEPS_PER_DEGREE);
      const score = scoreOf(angle);
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

function scoreAngle(boxes: readonly Box[], angle: number, lineHeight: number): number {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const bin = Math.max(1, lineHeight / 2);
  const rows = boxes.map(({ x, y }) => (y * cos - x * sin) / bin);
  const edges = boxes.map(({ x, y, width }) => (x * cos + y * sin - width / 2) / bin);
  return countTogether(rows) * Math.sqrt(countTogether(edges));
}

function countTogether(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    const [lower, share] = [Math.floor(value), value - Math.floor(value)];
    counts.set(lower, (counts.get(lower) ?? 0) + 1 - share);
    counts.set(lower + 1, (counts.get(lower + 1) ?? 0) + share);
  }
  return [...counts.values()].reduce((sum, count) => sum + count ** 2, 0);
}
