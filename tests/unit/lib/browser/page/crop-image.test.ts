/** @jest-environment jsdom */
import fc from 'fast-check';
import { cropImage, decodeImage, drawCrop } from '@/lib/browser/page/crop-image';
import { type Crop, frameOf, rotatedSize } from '@/lib/core/media/crop';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { RUNS } from '@/tests/support/property-runs';
import { pngBomb } from '../../../../support/png';

const bitmap = (width: number, height: number) => ({ width, height, close: () => undefined }) as ImageBitmap;

function aCanvas() {
  let [a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0];
  const by = (m: [number, number, number, number, number, number]) => {
    [a, b, c, d, e, f] = [
      a * m[0] + c * m[1],
      b * m[0] + d * m[1],
      a * m[2] + c * m[3],
      b * m[2] + d * m[3],
      a * m[4] + c * m[5] + e,
      b * m[4] + d * m[5] + f,
    ];
  };
  return {
    save: () => undefined,
    restore: () => undefined,
    drawImage: jest.fn(),
    fillRect: jest.fn(),
    getImageData: jest.fn((_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(255),
    })),
    translate: (x: number, y: number) => by([1, 0, 0, 1, x, y]),
    scale: (x: number, y: number) => by([x, 0, 0, y, 0, 0]),
    rotate: (angle: number) => by([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]),
    at: (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f }),
  };
}

/** Position of a point after clockwise quarter turns. */
function turnedPoint({ width, height }: { width: number; height: number }, turns: number, x: number, y: number) {
  if (turns === 1) return { x: height - y, y: x };
  if (turns === 2) return { x: width - x, y: height - y };
  return turns === 3 ? { x: y, y: width - x } : { x, y };
}

test('R7.2 the frame’s content fills the box, regardless of the photo’s rotation', () => {
  const size = fc.record({ width: fc.integer({ min: 10, max: 3000 }), height: fc.integer({ min: 10, max: 3000 }) });
  const crop: fc.Arbitrary<Crop> = fc.record({
    turns: fc.integer({ min: 0, max: 3 }),
    shape: fc.constantFrom(1, 0.75, 'original' as const),
    zoom: fc.double({ min: 1, max: 5, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  fc.assert(
    fc.property(size, crop, fc.nat(3000), fc.nat(3000), (picture, any, x, y) => {
      const canvas = aCanvas();
      const frame = frameOf(picture, any);
      const scale = 300 / frame.width;
      const box = { x: 20, y: 30, width: 300, height: frame.height * scale };
      drawCrop(canvas as never, bitmap(picture.width, picture.height), any, box);
      const turnedPosition = turnedPoint(picture, any.turns, x, y);
      expect(canvas.at(x, y).x).toBeCloseTo(box.x + (turnedPosition.x - frame.x) * scale, 4);
      expect(canvas.at(x, y).y).toBeCloseTo(box.y + (turnedPosition.y - frame.y) * scale, 4);
      expect(rotatedSize(picture, any.turns).width).toBeGreaterThanOrEqual(frame.width - 1e-6);
    }),
    { numRuns: RUNS },
  );
});

describe('R7.2 decoding', () => {
  const head = (bytes: Buffer, type = 'image/jpeg') =>
    ({ type, slice: () => ({ arrayBuffer: async () => new Uint8Array(bytes).buffer }) }) as unknown as Blob;
  const jpeg = (width: number, height: number) => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3]);
    bytes.writeUInt16BE(height, 7);
    bytes.writeUInt16BE(width, 9);
    return bytes;
  };
  const decodeBitmap = jest.fn(async (_file: Blob, _options: ImageBitmapOptions) => bitmap(1, 1));

  beforeEach(() => {
    decodeBitmap.mockClear();
    Object.assign(globalThis, { createImageBitmap: decodeBitmap });
  });

  test('48 megapixels are downsampled while decoding; a small photo is not', async () => {
    await decodeImage(head(jpeg(8064, 6048)));
    expect(decodeBitmap.mock.lastCall?.[1]).toEqual({
      imageOrientation: 'from-image',
      resizeWidth: 2048,
      resizeQuality: 'high',
    });

    await decodeImage(head(jpeg(6048, 8064)));
    expect(decodeBitmap.mock.lastCall?.[1].resizeWidth).toBe(1536);
    await decodeImage(head(jpeg(800, 600)));
    expect(decodeBitmap.mock.lastCall?.[1]).toEqual({ imageOrientation: 'from-image' });
  });

  test.each([
    ['a bomb', pngBomb(16_000)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is rejected before decoding', async (_what, bytes) => {
    await expect(decodeImage(head(bytes))).rejects.toThrow();
    expect(decodeBitmap).not.toHaveBeenCalled();
  });
});

describe('R7.2 the uploaded image', () => {
  const crop: Crop = { turns: 0, shape: 'original', zoom: 1, x: 0.5, y: 0.5 };
  const encodings: { type: string; quality: number; white: boolean; width: number }[] = [];

  /** Mocks encoders that create files of these sizes. Types without a size become PNG, as in Safari. */
  function mockEncoder(sizes: Record<string, (quality: number, width: number) => number>, alpha = 255) {
    encodings.length = 0;
    const context = aCanvas();
    if (alpha < 255) context.getImageData.mockReturnValue({ data: new Uint8ClampedArray([9, 9, 9, alpha]) });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      onBlob,
      type = '',
      quality = 0,
    ) {
      encodings.push({ type, quality, white: context.fillRect.mock.calls.length > 0, width: this.width });
      const size = sizes[type]?.(quality, this.width) ?? 9;
      onBlob({ type: sizes[type] ? type : 'image/png', size } as Blob);
    });
  }

  test('a JPEG stays JPEG, at the working size', async () => {
    mockEncoder({ 'image/jpeg': () => 100, 'image/webp': () => 100 });
    expect((await cropImage(bitmap(2731, 2048), crop, 'image/jpeg')).type).toBe('image/jpeg');
    expect(encodings).toEqual([{ type: 'image/jpeg', quality: 0.92, white: true, width: 2048 }]);
  });

  test('an image with possible transparency becomes WebP', async () => {
    mockEncoder({ 'image/webp': () => 100, 'image/jpeg': () => 100 });
    expect((await cropImage(bitmap(90, 60), crop, 'image/png')).type).toBe('image/webp');
    expect(encodings).toMatchObject([{ white: false, width: 90 }]);
  });

  test('without WebP, transparent images become PNG and others JPEG', async () => {
    mockEncoder({ 'image/jpeg': () => 100, 'image/png': () => 100 }, 254);
    expect((await cropImage(bitmap(90, 60), crop, 'image/webp')).type).toBe('image/png');
    mockEncoder({ 'image/jpeg': () => 100, 'image/png': () => 100 });
    expect((await cropImage(bitmap(90, 60), crop, 'image/webp')).type).toBe('image/jpeg');
  });

  test('an oversized PNG is shrunk rather than given a white background', async () => {
    mockEncoder({ 'image/png': (_, width) => (width > 1024 ? MAX_PHOTO_BYTES + 1 : 100) }, 0);

    expect((await cropImage(bitmap(4000, 3000), crop, 'image/png')).type).toBe('image/png');
    expect(encodings.map(({ type, width, white }) => [type, width, white])).toEqual([
      ['image/webp', 2048, false],
      ['image/png', 2048, false],
      ['image/png', 1024, false],
    ]);
  });

  test('never exceeds the accepted size', async () => {
    mockEncoder({ 'image/jpeg': (quality) => (quality > 0.7 ? MAX_PHOTO_BYTES + 1 : MAX_PHOTO_BYTES) });
    expect((await cropImage(bitmap(90, 60), crop, 'image/jpeg')).size).toBe(MAX_PHOTO_BYTES);
    expect(encodings.map(({ quality }) => quality)).toEqual([0.92, 0.8, 0.6]);
    mockEncoder({ 'image/jpeg': () => MAX_PHOTO_BYTES + 1 });
    await expect(cropImage(bitmap(90, 60), crop, 'image/jpeg')).rejects.toThrow();
  });
});
