import sharp, { type Sharp } from 'sharp';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';

const WIDE = { width: 4000, height: 3000, channels: 3 } as const;

async function aScene(): Promise<Sharp> {
  const { width, height } = WIDE;
  const layer = (scale: number, sigma: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    const create = { width: width / scale, height: height / scale, channels: 3, background: '#888888', noise } as const;
    return sharp({ create }).raw().toBuffer();
  };
  const enlargePhoto = async (scale: number, sigma: number) =>
    sharp(await layer(scale, sigma), { raw: { width: width / scale, height: height / scale, channels: 3 } })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer();
  const over = [await enlargePhoto(10, 40), await enlargePhoto(2, 9)];
  const layers = over.map((input) => ({ input, raw: WIDE, blend: 'overlay' as const }));
  const scene = await sharp(await enlargePhoto(200, 90), { raw: WIDE })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(scene, { raw: WIDE });
}

async function largestThatFits(low: number, high: number, make: (value: number) => Promise<Buffer>): Promise<Buffer> {
  let best: Buffer = Buffer.alloc(0);
  for (let [from, to] = [low, high], step = 0; from <= to && step < 5; step += 1) {
    const middle = Math.floor((from + to) / 2);
    const photoBytes = await make(middle);
    if (photoBytes.length <= MAX_PHOTO_BYTES) {
      best = photoBytes;
      from = middle + 1;
    } else {
      to = middle - 1;
    }
  }
  return best;
}

/** Images of almost 5 MB: phones with 12 and 48 megapixels in both orientations, and other formats. */
export async function phonePhotos(): Promise<{ kind: string; file: Buffer }[]> {
  const scene = await aScene();
  const jpeg = (image: Sharp, progressive = false) =>
    largestThatFits(30, 98, (quality) => image.clone().jpeg({ quality, progressive }).toBuffer());
  const png = (hundreds: number) =>
    scene
      .clone()
      .resize(hundreds * 100)
      .png({ compressionLevel: 3 })
      .toBuffer();
  return [
    { kind: 'JPEG, 12 MP', file: await jpeg(scene) },
    { kind: 'JPEG, 12 MP, upright', file: await jpeg(scene.clone().rotate(90), true) },
    { kind: 'JPEG, 48 MP', file: await jpeg(scene.clone().resize(8000)) },
    {
      kind: 'WebP, 12 MP',
      file: await largestThatFits(30, 98, (quality) => scene.clone().webp({ quality, effort: 0 }).toBuffer()),
    },
    { kind: 'PNG', file: await largestThatFits(8, 24, png) },
  ];
}
