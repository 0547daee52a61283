import fc from 'fast-check';
import sharp from 'sharp';
import { imageSize } from '@/lib/core/media/image-size';
import { RUNS } from '@/tests/support/property-runs';
import { pngBomb } from '../../../../support/png';

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 90, b: 70, alpha: 0.5 } } });

describe('R7.2 the size of an image before it is decoded', () => {
  test.each([
    ['a JPEG', () => picture(640, 481).jpeg()],
    ['a progressive JPEG', () => picture(640, 481).jpeg({ progressive: true })],
    [
      'a JPEG with notes before it',
      () =>
        picture(640, 481)
          .withExif({ IFD0: { Copyright: 'x'.repeat(9000) } })
          .jpeg(),
    ],
    ['a PNG', () => picture(640, 481).png()],
    ['a WebP', () => picture(640, 481).webp()],
    ['a WebP without loss', () => picture(640, 481).webp({ lossless: true })],
    ['a WebP with alpha', () => picture(640, 481, 4).webp()],
  ])('is read from %s', async (_name, make) => {
    expect(imageSize(await make().toBuffer())).toEqual({ width: 640, height: 481 });
  });

  test('an image bomb reports its decoded size', () => {
    expect(imageSize(pngBomb(16_000))).toEqual({ width: 16_000, height: 16_000 });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\u0009\u0000\u0009\u0000')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG that ends at once', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('%s has no size', (_name, bytes) => {
    expect(imageSize(bytes)).toBeNull();
  });

  test('any bytes give a size or null', async () => {
    const heads = await Promise.all([picture(9, 9).jpeg().toBuffer(), picture(9, 9).webp().toBuffer()]);
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .tuple(fc.constantFrom(...heads), fc.nat(120), fc.uint8Array({ maxLength: 40 }))
        .map(([head, at, garbage]) => Buffer.concat([head.subarray(0, at), garbage])),
    );

    fc.assert(
      fc.property(bytes, (any) => {
        const size = imageSize(any);
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
