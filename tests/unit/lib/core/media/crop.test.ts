import fc from 'fast-check';
import {
  type Crop,
  croppedSize,
  frameOf,
  frameOnStage,
  fullFrame,
  MAX_ZOOM,
  moveCrop,
  ratioOf,
  reshape,
  rotatedSize,
  turnCrop,
  zoomTo,
} from '@/lib/core/media/crop';
import { RUNS } from '@/tests/support/property-runs';

const size = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
const shape = fc.oneof(fc.constant('original' as const), fc.double({ min: 0.5, max: 2, noNaN: true }));
const crop: fc.Arbitrary<Crop> = fc.record({
  turns: fc.integer({ min: 0, max: 3 }),
  shape,
  zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});
const step = fc.double({ min: -3, max: 3, noNaN: true });
const runs = { numRuns: RUNS };
const photo = { width: 4000, height: 3000 };

type Deed =
  | { deed: 'move'; right: number; down: number }
  | { deed: 'zoom'; to: number }
  | { deed: 'turn'; back: boolean }
  | { deed: 'shape'; shape: Crop['shape'] };

const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    fc.record({ deed: fc.constant('move' as const), right: step, down: step }),
    fc.record({ deed: fc.constant('zoom' as const), to: fc.double({ min: 0.01, max: 50, noNaN: true }) }),
    fc.record({ deed: fc.constant('turn' as const), back: fc.boolean() }),
    fc.record({ deed: fc.constant('shape' as const), shape }),
  ),
  { maxLength: 12 },
);

function does(picture: { width: number; height: number }, now: Crop, one: Deed): Crop {
  if (one.deed === 'move') return moveCrop(picture, now, one.right, one.down);
  if (one.deed === 'zoom') return zoomTo(picture, now, one.to);
  return one.deed === 'turn' ? turnCrop(picture, now, one.back ? -1 : 1) : reshape(picture, now, one.shape);
}

function expectInside(picture: { width: number; height: number }, now: Crop) {
  const frame = frameOf(picture, now);
  const turnedSize = rotatedSize(picture, now.turns);
  const slack = 1e-6 * Math.max(turnedSize.width, turnedSize.height);
  expect(frame.x).toBeGreaterThanOrEqual(-slack);
  expect(frame.y).toBeGreaterThanOrEqual(-slack);
  expect(frame.x + frame.width).toBeLessThanOrEqual(turnedSize.width + slack);
  expect(frame.y + frame.height).toBeLessThanOrEqual(turnedSize.height + slack);
  expect(frame.width / frame.height / ratioOf(picture, now)).toBeCloseTo(1, 6);
}

describe('R7.2 the crop of a photo', () => {
  test('always stays within the picture and keeps its shape', () => {
    fc.assert(
      fc.property(size, crop, deeds, (picture, begin, deedList) => {
        let now = begin;
        expectInside(picture, now);
        for (const one of deedList) {
          now = does(picture, now, one);
          expectInside(picture, now);
          expect(now.zoom).toBeGreaterThanOrEqual(1);
          expect(now.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        }
      }),
      runs,
    );
  });

  test('four quarter turns, or one and its reverse, change nothing', () => {
    fc.assert(
      fc.property(size, crop, (picture, any) => {
        const begin = zoomTo(picture, any, any.zoom);
        const round = [1, 1, 1, 1].reduce((now) => turnCrop(picture, now, 1), begin);
        const back = turnCrop(picture, turnCrop(picture, begin, 1), -1);
        // Turning a crop of a fixed shape may move it at an edge. The picture's own shape turns with the picture.
        if (begin.shape !== 'original') return;
        for (const end of [round, back]) {
          expect(end.turns).toBe(begin.turns);
          expect(end.x).toBeCloseTo(begin.x, 6);
          expect(end.y).toBeCloseTo(begin.y, 6);
        }
      }),
      runs,
    );
  });

  test('starts with the whole picture, or its center if shapes differ', () => {
    expect(frameOf(photo, fullFrame('original'))).toEqual({ x: 0, y: 0, ...photo });
    expect(frameOf(photo, fullFrame(1))).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
    expect(frameOf(photo, { ...fullFrame(1), turns: 1 })).toEqual({ x: 0, y: 500, width: 3000, height: 3000 });
  });

  test('moving to the right reveals the left side', () => {
    const zoomedCrop = zoomTo(photo, fullFrame('original'), 2);
    expect(frameOf(photo, moveCrop(photo, zoomedCrop, 0.1, 0))).toMatchObject({ x: 800, y: 750 });
    expect(frameOf(photo, moveCrop(photo, zoomedCrop, 0, -9))).toMatchObject({ y: 1500 });
  });

  test('a clockwise turn moves the top left corner to top right', () => {
    const corner = moveCrop(photo, zoomTo(photo, fullFrame(1), 3), 9, 9);
    expect(frameOf(photo, corner)).toMatchObject({ x: 0, y: 0 });
    expect(frameOf(photo, turnCrop(photo, corner, 1))).toMatchObject({ x: 2000, y: 0, width: 1000 });
  });

  test('the result respects the maximum edge and has at least a pixel', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 4000 }), (picture, longest) => {
        const croppedArea = croppedSize(picture, longest);
        expect(Math.max(croppedArea.width, croppedArea.height)).toBeLessThanOrEqual(Math.max(longest, 1));
        expect(Math.min(croppedArea.width, croppedArea.height)).toBeGreaterThanOrEqual(1);
      }),
      runs,
    );
  });

  test('the frame is centered on the stage', () => {
    expect(frameOnStage({ width: 340, height: 240 }, 1, 20)).toEqual({ x: 70, y: 20, width: 200, height: 200 });
    expect(frameOnStage({ width: 240, height: 340 }, 2, 20)).toEqual({ x: 20, y: 120, width: 200, height: 100 });
  });
});
