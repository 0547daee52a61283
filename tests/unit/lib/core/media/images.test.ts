import sharp from 'sharp';
import { imageKind, placeholderOf, processPhoto, processScan, toAvif } from '@/lib/core/media/images';
import { pngBomb } from '../../../../support/png';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const picture = (width: number, height: number, colour = '#e58a4e') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const unreadable = { code: 'invalid', message: 'There was an error processing the image' };

describe('R7.2 photo', () => {
  test('becomes two upright WebP variants without metadata', async () => {
    const exif = { IFD0: { Copyright: 'Owner' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const photo = await picture(4000, 3000).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const { variants, width, height } = await processPhoto(photo);
    expect([width, height]).toEqual([960, 1280]);

    const variantMetadata = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(variants.map(({ size }) => size)).toEqual(['small', 'large']);
    expect(variantMetadata.map((meta) => [meta.format, meta.width, meta.height])).toEqual([
      ['webp', 240, 320],
      ['webp', 960, 1280],
    ]);
    for (const meta of variantMetadata)
      expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is never enlarged and keeps its color', async () => {
    const { variants, width, height } = await processPhoto(await picture(50, 30).png().toBuffer());
    expect([width, height]).toEqual([50, 30]);
    const { dominant } = await sharp(variants[1]!.bytes).stats();
    expect(Math.abs(dominant.r - 0xe5) + Math.abs(dominant.g - 0x8a) + Math.abs(dominant.b - 0x4e)).toBeLessThan(30);
  });

  test.each([
    ['16 bit with alpha', () => picture(60, 40).ensureAlpha(0.5).toColourspace('rgb16').png()],
    ['grey', () => picture(60, 40).toColourspace('b-w').png()],
    ['CMYK', () => picture(60, 40).toColourspace('cmyk').jpeg()],
    ['WebP', () => picture(60, 40).webp()],
  ])('%s is accepted', async (_, make) => {
    expect(await processPhoto(await make().toBuffer())).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    ['a PDF', '%PDF-1.7'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a'],
    ['a RIFF file that is not WebP', 'RIFF\x00\x00\x00\x00WAVE'],
    ['nothing', ''],
  ])('%s is refused by its first bytes', async (_, text) => {
    expect(imageKind(Buffer.from(text))).toBeNull();
    await expect(processPhoto(Buffer.from(text))).rejects.toMatchObject({
      code: 'unsupported_type',
      message: 'Invalid file type. Please upload images only',
    });
  });

  test('16,000 × 16,000 pixels are refused by the header, before decoding', async () => {
    const file = pngBomb(16_000);
    await expect(processPhoto(file)).rejects.toMatchObject(unreadable);
  });

  test.each([
    [1, 50_000_000],
    [50_000_000, 1],
    [20_001, 2],
  ])('R7.5 %i × %i pixels are rejected by the header for every purpose', async (width, height) => {
    const file = pngBomb(width, height);
    await expect(processPhoto(file)).rejects.toMatchObject(unreadable);
    await expect(processScan(file)).rejects.toMatchObject(unreadable);
  });

  test('a panorama of 19,000 pixels is accepted', async () => {
    const file = await picture(19_000, 200).png().toBuffer();
    expect(await processPhoto(file)).toMatchObject({ width: 1280 });
  });

  test('a truncated or garbled file is rejected, not partly shown', async () => {
    const whole = await picture(2000, 2000).jpeg().toBuffer();
    await expect(processPhoto(whole.subarray(0, whole.length - 2000))).rejects.toMatchObject(unreadable);
    await expect(processPhoto(Buffer.concat([PNG, Buffer.alloc(99, 7)]))).rejects.toMatchObject(unreadable);
  });

  test('two run, twenty wait, and further ones are rate limited', async () => {
    const photo = await picture(1000, 1000).jpeg().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => processPhoto(photo)));
    const refusalCodes = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refusalCodes).toEqual(Array(8).fill('rate_limited'));
    await expect(processPhoto(photo)).resolves.toMatchObject({ width: 1000 });
  });

  test('R7.7 has the requested sizes, and metadata are read but not kept', async () => {
    const photo = await picture(3000, 1500)
      .jpeg()
      .withExif({ IFD2: { DateTimeOriginal: '2024:05:06 07:08:09' } })
      .toBuffer();

    const { variants, width, height, exif } = await processPhoto(photo, { small: 480, large: 1920 });
    expect([width, height]).toEqual([1920, 960]);
    expect(Buffer.from(exif ?? []).toString('latin1')).toContain('2024:05:06 07:08:09');

    const variantMetadata = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(variantMetadata.map((meta) => [meta.width, meta.exif])).toEqual([
      [480, undefined],
      [1920, undefined],
    ]);
    expect((await processPhoto(await picture(9, 9).png().toBuffer())).exif).toBeNull();
  });

  test('R7.7 has a tiny placeholder and smaller AVIF files', async () => {
    const noise = sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    const { variants } = await processPhoto(await noise.blur(2).jpeg().toBuffer());
    const large = variants[1]!.bytes;

    const placeholder = await placeholderOf(variants[0]!.bytes);
    expect(placeholder.length).toBeLessThan(500);
    expect(await sharp(Buffer.from(placeholder, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 });

    const { bytes, width } = await toAvif(large, 600);
    expect(width).toBe(600);
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    expect(bytes.length).toBeLessThan(large.length);
    expect((await toAvif(large, 5000)).width).toBe(1200);
  });

  test.each([
    ['an appended ZIP', (photo: Buffer) => Buffer.concat([photo, Buffer.from('PK\x03\x04 evil.js', 'latin1')])],
    ['an appended page', (photo: Buffer) => Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])],
  ])('R7.7 a photo with %s is stored without it', async (_what, hide) => {
    const photo = await picture(60, 40).jpeg().toBuffer();

    const { variants } = await processPhoto(hide(photo));

    expect(variants.map(({ size }) => size)).toEqual(['small', 'large']);
    for (const { bytes } of variants) expect(bytes.toString('latin1')).not.toMatch(/evil|script/);
  });

  test('R7.7 an animation is reduced to its first frame', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => picture(40, 30, colour).png().toBuffer()));

    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);

    const { variants, width, height } = await processPhoto(moving);
    expect([width, height]).toEqual([40, 30]);
    expect((await sharp(variants[1]!.bytes).metadata()).pages ?? 1).toBe(1);

    const { dominant } = await sharp(variants[1]!.bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test('decoders of all other formats are blocked', async () => {
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata(),
    ).rejects.toThrow();
  });
});
