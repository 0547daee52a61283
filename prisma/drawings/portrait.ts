import sharp from 'sharp';
import { cat } from './cat';
import { dog } from './dog';
import { rabbit } from './rabbit';

const drawings = { dog, cat, rabbit };

/** WebP, 640 × 640. Changes which formats this process reads while it works. */
export async function drawPortrait(pet: keyof typeof drawings): Promise<Buffer> {
  // lib/core/media/images.ts blocks every reader but those of photos; these drawings are our own.
  const svgReader = { operation: ['VipsForeignLoadSvg'] };
  sharp.unblock(svgReader);
  try {
    return await sharp(Buffer.from(drawings[pet])).webp({ quality: 90 }).toBuffer();
  } finally {
    sharp.block(svgReader);
  }
}
