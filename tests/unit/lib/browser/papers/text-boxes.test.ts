import type { Box, Point } from '@/lib/browser/papers/pixels';
import { smallestBox, uprightBounds } from '@/lib/browser/papers/rectangles';
import { findTextBoxes, isSideways, orderBoxes, scaleBox, tiltOf } from '@/lib/browser/papers/text-boxes';

const degrees = (angle: number) => (angle * Math.PI) / 180;

function aBox(x: number, y: number, width: number, height: number, angle = 0): Box {
  return { center: { x, y }, width, height, angle };
}

function isInside({ center, width, height, angle }: Box, x: number, y: number): boolean {
  const [dx, dy] = [x - center.x, y - center.y];
  const across = dx * Math.cos(angle) + dy * Math.sin(angle);
  const down = dy * Math.cos(angle) - dx * Math.sin(angle);
  return Math.abs(across) <= width / 2 && Math.abs(down) <= height / 2;
}

/** Output of a detection model that marks the given boxes. */
function aMap(boxes: readonly Box[], value = 0.9, [width, height] = [300, 200]) {
  const data = Float32Array.from({ length: width * height }, (_, at) =>
    boxes.some((box) => isInside(box, (at % width) + 0.5, Math.floor(at / width) + 0.5)) ? value : 0.01,
  );
  return { data, width, height };
}

const area = ({ width, height }: Box) => width * height;

describe('R16.22 boxes of lines', () => {
  test.each([0, 4, -4, 8, -8, 10, -10])('a line tilted by %d° gives one box with that angle', (tilt) => {
    const [foundBox, ...rest] = findTextBoxes(aMap([aBox(150, 100, 160, 14, degrees(tilt))]));

    expect(rest).toEqual([]);
    expect(Math.abs((foundBox?.angle ?? 9) - degrees(tilt))).toBeLessThan(degrees(1.5));
    expect(Math.abs((foundBox?.center.x ?? 0) - 150)).toBeLessThan(1.5);
  });

  test('a box grows by the margin that the model leaves', () => {
    const [foundBox] = findTextBoxes(aMap([aBox(150, 100, 160, 14)]));

    expect(foundBox?.width).toBeGreaterThan(180);
    expect(foundBox?.height).toBeGreaterThan(30);
    expect(foundBox?.height).toBeLessThan(42);
  });

  test('two cells of a row give two boxes', () => {
    expect(findTextBoxes(aMap([aBox(60, 50, 60, 12), aBox(200, 50, 60, 12)]))).toHaveLength(2);
  });

  test.each([
    ['dots', aMap([aBox(40, 40, 2, 2)])],
    ['unlikely text', aMap([aBox(150, 100, 160, 14)], 0.4)],
    ['an empty page', aMap([])],
  ])('%s give no box', (_, map) => {
    expect(findTextBoxes(map)).toEqual([]);
  });

  test('a page full of marks gives at most 1,000 boxes', () => {
    const marks = Float32Array.from({ length: 1000 * 400 }, (_, at) => {
      const [x, y] = [at % 1000, Math.floor(at / 1000)];
      return x % 8 < 5 && y % 8 < 5 ? 0.9 : 0;
    });

    expect(findTextBoxes({ data: marks, width: 1000, height: 400 })).toHaveLength(1000);
  });

  test('scaling keeps the angle', () => {
    expect(scaleBox(aBox(10, 20, 30, 4, 0.1), 2)).toEqual(aBox(20, 40, 60, 8, 0.1));
  });
});

describe('R16.22 smallest rectangles', () => {
  const corners = ({ center, width, height, angle }: Box): Point[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([across = 0, down = 0]) => ({
      x: center.x + (across * width * Math.cos(angle) - down * height * Math.sin(angle)) / 2,
      y: center.y + (across * width * Math.sin(angle) + down * height * Math.cos(angle)) / 2,
    }));

  test.each([0, 0.1, -0.2, 0.7])('finds a rectangle turned by %d from its corners', (angle) => {
    const box = smallestBox([...corners(aBox(50, 40, 80, 10, angle)), { x: 50, y: 40 }]);

    expect(area(box)).toBeCloseTo(800, 3);
    expect(box.center.x).toBeCloseTo(50, 3);
  });

  test.each([
    [[{ x: 1, y: 1 }]],
    [
      [
        { x: 1, y: 1 },
        { x: 5, y: 1 },
      ],
    ],
  ])('%j has no area', (points) => {
    expect(area(smallestBox(points))).toBe(0);
  });

  test('upright bounds contain the turned box', () => {
    const bounds = uprightBounds(aBox(50, 50, 40, 20, Math.PI / 2));

    expect(bounds.x).toBeCloseTo(40);
    expect(bounds.height).toBeCloseTo(40);
  });
});

describe('R16.22 order of lines', () => {
  const grid = (tilt: number) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [100 + column * 300, 100 + row * 40];
        return aBox(x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt), 120, 24, tilt);
      }),
    );

  test.each([0, 8, -8])('rows tilted by %d° are read one after the other', (tilt) => {
    const cells = grid(degrees(tilt));
    const mixedCells = cells.map((_, index) => cells[(index * 4) % cells.length] ?? aBox(0, 0, 0, 0));

    expect(orderBoxes(mixedCells)).toEqual(cells);
  });

  test('tilt is 0 without wide boxes', () => {
    expect(tiltOf([aBox(0, 0, 10, 10, 0.2)])).toBe(0);
  });

  test.each([
    ['mostly tall boxes', [aBox(0, 0, 10, 90), aBox(0, 0, 10, 80), aBox(0, 0, 10, 70), aBox(0, 0, 90, 10)], true],
    ['mostly wide boxes', [aBox(0, 0, 90, 10), aBox(0, 0, 80, 10), aBox(0, 0, 10, 90)], false],
    ['two tall boxes alone', [aBox(0, 0, 10, 90), aBox(0, 0, 10, 80)], false],
  ])('%s: sideways is decided', (_, boxes, expected) => {
    expect(isSideways(boxes)).toBe(expected);
  });
});
