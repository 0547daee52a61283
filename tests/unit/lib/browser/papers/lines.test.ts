import { clampRegion, pieceRegion } from '@/lib/browser/papers/lines';
import { frameBox, sampleBox, turnPixels } from '@/lib/browser/papers/pixels';

const page = { width: 1000, height: 500 };
const box = { center: { x: 500, y: 250 }, width: 400, height: 40, angle: 0 };
const piece = { text: 'a', confidence: 1, first: 0, last: 9 };

describe('R16.24 regions', () => {
  test('a region is a fraction of the page', () => {
    expect(clampRegion({ x: 100, y: 50, width: 200, height: 100 }, page)).toEqual({
      x: 0.1,
      y: 0.1,
      width: expect.closeTo(0.2),
      height: expect.closeTo(0.2),
    });
  });

  test('a region ends at the edges of the page', () => {
    const region = clampRegion({ x: -100, y: 450, width: 200, height: 100 }, page);

    expect(region).toEqual({ x: 0, y: 0.9, width: 0.1, height: expect.closeTo(0.1) });
  });

  test('a whole line covers its box', () => {
    const region = pieceRegion({ ...piece, last: 49 }, box, 50, page);

    expect(region.x).toBeCloseTo(0.3);
    expect(region.width).toBeCloseTo(0.4);
    expect(region.height).toBeCloseTo(0.08);
  });

  test('the second cell of a line lies in its right half', () => {
    const region = pieceRegion({ ...piece, first: 30, last: 47 }, box, 50, page);

    expect(region.x).toBeGreaterThan(0.5);
    expect(region.x + region.width).toBeLessThanOrEqual(0.7 + 1e-9);
  });

  test('a tilted line has an upright region around it', () => {
    expect(pieceRegion({ ...piece, last: 49 }, { ...box, angle: 0.14 }, 50, page).height).toBeGreaterThan(0.18);
  });
});

const colors = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const;
/** Two by three pixels with the numbers 0 to 5 in red. */
const six = {
  width: 2,
  height: 3,
  data: Uint8ClampedArray.from([0, 1, 2, 3, 4, 5].flatMap((red) => [red, 0, 0, 255])),
};
const reds = ({ data }: { data: Uint8ClampedArray }) => [...data].filter((_, at) => at % 4 === 0);

describe('R16.21 pixels', () => {
  test.each([
    [0, [0, 1, 2, 3, 4, 5]],
    [1, [4, 2, 0, 5, 3, 1]],
    [2, [5, 4, 3, 2, 1, 0]],
    [3, [1, 3, 5, 0, 2, 4]],
    [-1, [1, 3, 5, 0, 2, 4]],
  ])('turning by %d quarters moves every pixel', (quarters, expected) => {
    const turnedPixels = turnPixels(six, quarters);

    expect(reds(turnedPixels)).toEqual(expected);
    expect(turnedPixels.width).toBe(quarters % 2 === 0 ? 2 : 3);
  });

  test('a frame of the same size gives the planes blue, green, red', () => {
    const planes = sampleBox(six, frameBox(six), { width: 2, height: 3, used: 2 }, colors);

    expect([...planes.slice(0, 12)]).toEqual(Array.from({ length: 12 }, () => 0));
    expect([...planes.slice(12)].map((value) => Math.round(value * 255))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('unused columns stay empty', () => {
    const planes = sampleBox(
      six,
      frameBox(six),
      { width: 4, height: 3, used: 2 },
      { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] },
    );

    expect(planes[2]).toBe(0);
    expect(planes[0]).toBeCloseTo(-0.5);
  });

  test('shrinking averages pixels', () => {
    const checks = {
      width: 8,
      height: 8,
      data: new Uint8ClampedArray(256).map((_, at) => ((at >> 2) % 2 === 0 ? 255 : 0)),
    };
    const planes = sampleBox(checks, frameBox(checks), { width: 2, height: 2, used: 2 }, colors);

    for (const value of planes) expect(value).toBeCloseTo(0.5, 1);
  });
});
