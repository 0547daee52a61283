import { PaperUnreadableError } from './paper-problem';
import type { Pixels } from './pixels';

/** Pixels of the longer side of a picture for the review. */
const PICTURE_EDGE = 2048;
const QUALITY = 0.85;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PaperUnreadableError('unreadable');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

export function pixelsOf(picture: ImageBitmap): Pixels {
  const context = contextOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  return { data, width, height };
}

/** Encodes a page as JPEG. @param turns quarters clockwise */
export async function drawPicture({ data, width, height }: Pixels, turns: number): Promise<Blob> {
  const scale = Math.min(1, PICTURE_EDGE / Math.max(width, height));
  const source = contextOf(width, height);
  source.putImageData(new ImageData(data, width, height), 0, 0);
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  const target = contextOf(Math.round(wide * scale), Math.round(high * scale));
  target.translate(target.canvas.width / 2, target.canvas.height / 2);
  target.rotate((turns * Math.PI) / 2);
  target.imageSmoothingQuality = 'high';
  target.drawImage(source.canvas, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new PaperUnreadableError('unreadable')));
    target.canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
