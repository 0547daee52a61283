import { type Box, type Crop, cutSize, frameOf, turnedSize } from './crop';
import { HEAD_BYTES, imageSize, MAX_EDGE } from './image-size';
import { MAX_PHOTO_BYTES } from './photo-limit';

/** What is worked on, and what is sent at most: sharp on any screen, and drawn in a blink. */
const WORKING_EDGE = 2048;
/** The largest cameras of phones have 108 or 200 megapixels; beyond it a file only claims to be a picture. */
const MOST_PIXELS = 2.1e8;

/**
 * Decodes a picture of any size to one that can be worked with, upright. The browser does both outside of the page's own
 * thread. Call `close()` on the result when it is no longer needed.
 * @throws when it is none, or broken
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap> {
  const size = imageSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!size || size.width * size.height > MOST_PIXELS || Math.max(size.width, size.height) > MAX_EDGE)
    throw new Error('no picture');
  const scale = WORKING_EDGE / Math.max(size.width, size.height);
  if (scale >= 1) return createImageBitmap(file, { imageOrientation: 'from-image' });
  // One side alone: the other follows, also where the browser turns the picture before it looks at its width.
  const resizeWidth = Math.round(size.width * scale);
  return createImageBitmap(file, { imageOrientation: 'from-image', resizeWidth, resizeQuality: 'high' });
}

/** Draws the turned picture so that the frame of the crop fills a box of the canvas; what lies around it is drawn too. */
export function drawCrop(canvas: CanvasRenderingContext2D, picture: ImageBitmap, crop: Crop, box: Box): void {
  const frame = frameOf(picture, crop);
  const { width, height } = turnedSize(picture, crop.turns);
  const scale = box.width / frame.width;
  canvas.save();
  canvas.translate(box.x - frame.x * scale, box.y - frame.y * scale);
  canvas.scale(scale, scale);
  // Turned about its corner, the picture lies outside: this brings it back.
  canvas.translate(crop.turns === 1 || crop.turns === 2 ? width : 0, crop.turns >= 2 ? height : 0);
  canvas.rotate((crop.turns * Math.PI) / 2);
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(picture, 0, 0);
  canvas.restore();
}

/** What may be transparent stays so where the browser can write WebP; the last ones are small whatever they show. */
const attempts = [
  { type: 'image/webp', quality: 0.92, opaque: false },
  { type: 'image/jpeg', quality: 0.92, opaque: true },
  { type: 'image/jpeg', quality: 0.8, opaque: true },
  { type: 'image/jpeg', quality: 0.6, opaque: true },
];

/**
 * Cuts a picture as its crop says.
 * @param type of the file that it was decoded from
 * @returns a JPEG or WebP that the server takes, without any metadata
 * @throws when the browser can't
 */
export async function cutImage(picture: ImageBitmap, crop: Crop, type: string): Promise<Blob> {
  const size = cutSize(frameOf(picture, crop), WORKING_EDGE);
  for (const { type: wanted, quality, opaque } of attempts) {
    if (type === 'image/jpeg' && !opaque) continue;
    const blob = await encode(picture, crop, { ...size, type: wanted, quality, opaque });
    if (blob?.type === wanted && blob.size <= MAX_PHOTO_BYTES) return blob;
  }
  throw new Error('no encoder');
}

interface Encoding {
  width: number;
  height: number;
  type: string;
  quality: number;
  opaque: boolean;
}

function encode(picture: ImageBitmap, crop: Crop, { width, height, type, quality, opaque }: Encoding) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (opaque) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  drawCrop(context, picture, crop, { x: 0, y: 0, width, height });
  return new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
}
