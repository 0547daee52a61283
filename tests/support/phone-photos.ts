import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '@/lib/core/photo-limit';

/** Shapes and surfaces of several sizes under a film of grain: about as hard to pack as a meadow in the sun. */
async function aScene(width: number, height: number): Promise<Buffer> {
  const layer = async (scale: number, sigma: number) => {
    const [across, down] = [Math.ceil(width / scale), Math.ceil(height / scale)];
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    const small = sharp({ create: { width: across, height: down, channels: 3, background: '#888888', noise } });
    return sharp(await small.png({ compressionLevel: 1 }).toBuffer())
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const [forms, surfaces, grain] = [await layer(200, 90), await layer(12, 40), await layer(2, 9)];
  const input = [surfaces, grain].map((one) => ({ input: one, blend: 'overlay' as const }));
  return sharp(forms).composite(input).removeAlpha().raw().toBuffer();
}

type Making = (value: number) => Promise<Buffer>;

/** The largest picture that may be sent, of those that grow with a number. */
async function largestThatFits(low: number, high: number, make: Making): Promise<Buffer> {
  let best = await make(low);
  for (let [from, to] = [low + 1, high]; from <= to; ) {
    const middle = Math.floor((from + to) / 2);
    const made = await make(middle);
    if (made.length <= MAX_PHOTO_BYTES) {
      best = made;
      from = middle + 1;
    } else {
      to = middle - 1;
    }
  }
  return best;
}

/** Pictures of almost 5 MB as people send them: of phones with 12 and 48 megapixels, upright and across, and of other programs. */
export async function phonePhotos(): Promise<{ kind: string; file: Buffer }[]> {
  const encoded = async (width: number, height: number, format: 'jpeg' | 'webp', options = {}) => {
    const raw = { width, height, channels: 3 } as const;
    const scene = await aScene(width, height);
    return largestThatFits(30, 98, (quality) =>
      sharp(scene, { raw })
        .toFormat(format, { quality, ...options })
        .toBuffer(),
    );
  };
  const png = largestThatFits(8, 24, async (hundreds) => {
    const [width, height] = [hundreds * 100, hundreds * 75];
    return sharp(await aScene(width, height), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  });
  return [
    { kind: 'JPEG, 12 MP', file: await encoded(4000, 3000, 'jpeg') },
    { kind: 'JPEG, 12 MP, upright', file: await encoded(3000, 4000, 'jpeg', { progressive: true }) },
    { kind: 'JPEG, 48 MP', file: await encoded(8000, 6000, 'jpeg') },
    { kind: 'WebP, 12 MP', file: await encoded(4000, 3000, 'webp', { effort: 1 }) },
    { kind: 'PNG', file: await png },
  ];
}
