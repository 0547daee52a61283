import { isConvertible } from '@/lib/browser/api/photo-problem';
import { type Box, type Crop, croppedSize, frameOf, rotatedSize } from '@/lib/core/media/crop';
import { HEAD_BYTES, imageSize, MAX_EDGE } from '@/lib/core/media/image-size';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';

/** Pixels. Sharp on any screen and still fast to draw. */
const WORKING_EDGE = 2048;
/** Limit above the 200 megapixels of current phone cameras. */
const MOST_PIXELS = 2.1e8;

/**
 * Scales down while decoding, off the main thread. The caller must call `close()` on the result.
 * @param edge pixels of the longer side at most
 */
export async function decodeImage(file: Blob, edge = WORKING_EDGE): Promise<ImageBitmap> {
  if (isConvertible(file)) return decodeUnsized(file, edge);
  const size = imageSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!size || size.width * size.height > MOST_PIXELS || Math.max(size.width, size.height) > MAX_EDGE)
    throw new Error('no picture');
  const scale = edge / Math.max(size.width, size.height);
  if (scale >= 1) return createImageBitmap(file, { imageOrientation: 'from-image' });
  // Sets only the width, because some browsers resize before they rotate and others after.
  const resizeWidth = Math.round(size.width * scale);
  return createImageBitmap(file, { imageOrientation: 'from-image', resizeWidth, resizeQuality: 'high' });
}

/** Only the browser can read the size of these formats. */
async function decodeUnsized(file: Blob, edge: number): Promise<ImageBitmap> {
  return scaleDown(await createImageBitmap(file, { imageOrientation: 'from-image' }), edge);
}

export async function scaleDown(whole: ImageBitmap, edge = WORKING_EDGE): Promise<ImageBitmap> {
  const { width, height } = whole;
  const scale = edge / Math.max(width, height);
  if (scale >= 1) return whole;
  const scaledImage = await createImageBitmap(whole, { resizeWidth: Math.round(width * scale), resizeQuality: 'high' });
  whole.close();
  return scaledImage;
}

export function drawCrop(canvas: CanvasRenderingContext2D, picture: ImageBitmap, crop: Crop, box: Box): void {
  const frame = frameOf(picture, crop);
  const { width, height } = rotatedSize(picture, crop.turns);
  const scale = box.width / frame.width;
  canvas.save();
  canvas.translate(box.x - frame.x * scale, box.y - frame.y * scale);
  canvas.scale(scale, scale);
  canvas.translate(crop.turns === 1 || crop.turns === 2 ? width : 0, crop.turns >= 2 ? height : 0);
  canvas.rotate((crop.turns * Math.PI) / 2);
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(picture, 0, 0);
  canvas.restore();
}

interface Attempt {
  type: 'image/webp' | 'image/png' | 'image/jpeg';
  quality: number;
  edge: number;
}

const opaque: readonly Attempt[] = [0.92, 0.8, 0.6].map((quality) => ({
  type: 'image/jpeg',
  quality,
  edge: WORKING_EDGE,
}));

/** Attempts for browsers that cannot encode WebP (Safari). Reduces the size, because JPEG would lose transparency. */
const transparent: readonly Attempt[] = [WORKING_EDGE, WORKING_EDGE / 2].map((edge) => ({
  type: 'image/png',
  quality: 1,
  edge,
}));

export async function cropImage(picture: ImageBitmap, crop: Crop, type: string): Promise<Blob> {
  for (const attempt of attemptsFor(picture, crop, type)) {
    const blob = await encodeCanvas(drawPicture(picture, crop, attempt), attempt);
    if (blob?.type === attempt.type && blob.size <= MAX_PHOTO_BYTES) return blob;
  }
  throw new Error('no encoder');
}

function* attemptsFor(picture: ImageBitmap, crop: Crop, type: string): Generator<Attempt> {
  if (type === 'image/jpeg') return yield* opaque;
  yield { type: 'image/webp', quality: 0.92, edge: WORKING_EDGE };
  const pixels = drawPicture(picture, crop, { type: 'image/png', edge: WORKING_EDGE / 2 });
  yield* isOpaque(pixels) ? opaque : transparent;
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

function drawPicture(
  picture: ImageBitmap,
  crop: Crop,
  { type, edge }: Pick<Attempt, 'type' | 'edge'>,
): HTMLCanvasElement {
  const { width, height } = croppedSize(frameOf(picture, crop), edge);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  drawCrop(context, picture, crop, { x: 0, y: 0, width, height });
  return canvas;
}

function encodeCanvas(canvas: HTMLCanvasElement, { type, quality }: Attempt): Promise<Blob | null> {
  return new Promise((resolveBlob) => canvas.toBlob(resolveBlob, type, quality));
}
