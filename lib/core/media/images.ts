import 'server-only';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../runtime/errors';
import { createGate } from '../runtime/gate';
import { MAX_EDGE } from './image-size';
import { MAX_PHOTO_PIXELS } from './photo-limit';

export type PhotoSize = 'small' | 'large';

export type PhotoEdges = Record<PhotoSize, number>;

const PORTRAIT: PhotoEdges = { small: 320, large: 1280 };
const MAX_SECONDS = 15;

// libvips reads dozens of formats. Untrusted bytes must only reach these three readers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

// Photos never repeat, so a cache would only use memory.
sharp.cache(false);

const enterGate = createGate({ name: 'photos', running: 2, waiting: 20 });

export interface ProcessedPhoto {
  variants: { size: PhotoSize; bytes: Buffer }[];
  width: number;
  height: number;
  /** May contain the time of the photo. The variants contain no EXIF. */
  exif: Uint8Array | null;
}

type Kind = 'jpeg' | 'png' | 'webp';

/** Detects the format from the bytes, because file name and declared type are not trusted. */
export function imageKind(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : null;
}

/** Rotates upright, converts to sRGB and removes metadata: phones write the owner's location into it. */
export async function processPhoto(bytes: Uint8Array, edges = PORTRAIT): Promise<ProcessedPhoto> {
  const kind = imageKind(bytes);
  if (!kind) throw new AppError('unsupported_type', 'Invalid file type. Please upload images only');
  return enterGate(() => makeVariants(bytes, kind, edges).catch(refuseImage));
}

async function makeVariants(bytes: Uint8Array, kind: Kind, edges: PhotoEdges): Promise<ProcessedPhoto> {
  const { metadata, pixels, width, height } = await decodeImage(bytes, kind, edges.large);
  const large = await within(pixels()).webp({ quality: 82 }).toBuffer();
  const small = await within(shrinkImage(pixels(), edges.small)).webp({ quality: 80 }).toBuffer();
  return {
    variants: [
      { size: 'small', bytes: small },
      { size: 'large', bytes: large },
    ],
    width,
    height,
    exif: metadata.exif ?? null,
  };
}

async function decodeImage(bytes: Uint8Array, kind: Kind, edge: number) {
  const source = sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'warning', pages: 1 });
  const metadata = await source.metadata();
  checkHeader(metadata, kind);
  const { data, info } = await within(shrinkImage(source.autoOrient(), edge).toColourspace('srgb'))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { metadata, width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) };
}

/** Pixels. Large enough to keep small print readable. */
const SCAN = { content: 3000, preview: 640 };

export interface ProcessedScan {
  content: Buffer;
  preview: Buffer;
}

export async function processScan(bytes: Uint8Array): Promise<ProcessedScan> {
  const kind = imageKind(bytes);
  if (!kind) throw new AppError('unsupported_type', 'Invalid file type. Please upload images only');
  return enterGate(() => makeScan(bytes, kind).catch(refuseImage));
}

async function makeScan(bytes: Uint8Array, kind: Kind): Promise<ProcessedScan> {
  const { pixels } = await decodeImage(bytes, kind, SCAN.content);
  const onPaper = () => pixels().flatten({ background: 'white' });
  return { content: await within(onPaper()).jpeg({ quality: 85 }).toBuffer(), preview: await toPreview(onPaper()) };
}

/** @param data RGBA, row by row */
export function previewOfPixels(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return enterGate(() =>
    toPreview(sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' })),
  );
}

const toPreview = (image: Sharp) => within(shrinkImage(image, SCAN.preview)).webp({ quality: 75 }).toBuffer();

export async function placeholderOf(variant: Uint8Array): Promise<string> {
  const tiny = await within(shrinkImage(sharp(variant), 16))
    .webp({ quality: 30, alphaQuality: 30 })
    .toBuffer();
  return tiny.toString('base64');
}

export async function toAvif(variant: Uint8Array, edge: number): Promise<{ bytes: Buffer; width: number }> {
  const image = within(shrinkImage(sharp(variant), edge)).avif({ quality: 55, effort: 3 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width };
}

export function toJpeg(variant: Uint8Array, edge: number): Promise<Buffer> {
  return within(shrinkImage(sharp(variant), edge).flatten({ background: 'white' }))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Reading the header is cheap, but decoding the size it declares may need gigabytes. */
function checkHeader({ format, width, height }: Metadata, kind: Kind): void {
  if (format !== kind || width * height > MAX_PHOTO_PIXELS || Math.max(width, height) > MAX_EDGE)
    throw new Error('header');
}

const shrinkImage = (image: Sharp, edge: number) =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });

const within = (image: Sharp) => image.timeout({ seconds: MAX_SECONDS });

function refuseImage(cause: unknown): never {
  const error = new AppError('invalid', 'There was an error processing the image');
  error.cause = cause;
  throw error;
}
