import type { Box, Point } from './pixels';

const cross = (from: Point, to: Point, next: Point) =>
  (to.x - from.x) * (next.y - from.y) - (to.y - from.y) * (next.x - from.x);

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function convexHull(points: readonly Point[]): Point[] {
  const ordered = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return [...halfHull(ordered), ...halfHull(ordered.toReversed())];
}

/** Angle modulo 90°, from -45° to 45°, in radians. */
const quarterAngle = (angle: number) => angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);

function boundsAt(points: readonly Point[], angle: number): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const [across, down] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, across);
    right = Math.max(right, across);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const center = { x: across * cos - down * sin, y: across * sin + down * cos };
  return { center, width: right - left, height: bottom - top, angle };
}

/** Rectangle of the smallest area around the points. One of its sides lies on a side of their hull. */
export function smallestBox(points: readonly Point[]): Box {
  const hull = convexHull(points);
  let smallest = boundsAt(points, 0);
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point;
    const box = boundsAt(hull, quarterAngle(Math.atan2(next.y - point.y, next.x - point.x)));
    if (box.width * box.height < smallest.width * smallest.height - 1e-6) smallest = box;
  }
  return smallest;
}

/** Upright rectangle around a rotated one. */
export function uprightBounds({ center, width, height, angle }: Box) {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: center.x - wide / 2, y: center.y - high / 2, width: wide, height: high };
}
