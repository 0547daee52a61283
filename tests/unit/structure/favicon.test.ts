import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

const file = readFileSync('public/favicon.ico');
/** An ICO file has a header of 6 bytes, then 16 bytes per image. */
const images = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
  const entry = 6 + 16 * index;
  const [bytes, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
  return { side: file.readUInt8(entry), png: file.subarray(offset, offset + bytes) };
});
// When another test imports lib/core/media/images.ts, it restricts libvips for the whole process.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] }));

const pixels = (image: Sharp) => image.ensureAlpha().raw().toBuffer();

test('R4.1 the default favicon matches the drawn icon', async () => {
  expect(images.map(({ side }) => side)).toEqual([16, 32, 48]);
  for (const { side, png } of images) {
    const drawnIcon = sharp(readFileSync('public/icons/icon.svg'), { density: 384 }).resize(side, side).png();
    const [expected, foundPixels] = await Promise.all([pixels(sharp(await drawnIcon.toBuffer())), pixels(sharp(png))]);
    const off = expected.reduce((sum, value, index) => sum + Math.abs(value - (foundPixels[index] ?? 0)), 0);
    expect(off / expected.length).toBeLessThan(2);
  }
});
