import 'server-only';
import { hasVersion } from '../http/etag';
import { notFoundError } from '../runtime/errors';
import { filePolicy } from '../security/content-security-policy';
import { storage } from '../storage/storage';
import { newId } from '../validation/ids';
import { processPhoto, toJpeg } from './images';

const file = (photoKey: string, size: string) => `${photoKey}-${size}.webp`;

/** Both sizes are on disk when this resolves, so a row may name them. */
export async function storePhoto(bytes: Buffer, folder: string): Promise<string> {
  const { variants } = await processPhoto(bytes);
  const photoKey = `${folder}/${newId()}`;
  for (const variant of variants) await storage().put(file(photoKey, variant.size), variant.bytes);
  return photoKey;
}

export async function removePhotoFiles(photoKey: string): Promise<void> {
  await storage().remove(`${photoKey}-`);
}

export function photoResponse(request: Request, photoKey: string | null, size: string): Promise<Response> {
  return imageResponse(request, photoKey && file(photoKey, size));
}

export async function photoForPaper(photoKey: string | null, edge: number): Promise<Buffer | null> {
  const bytes = photoKey && (await storage().get(file(photoKey, 'large')));
  return bytes ? toJpeg(bytes, edge) : null;
}

const types = new Map<string, string>(Object.entries({ webp: 'image/webp', avif: 'image/avif' }));

export async function imageResponse(request: Request, key: string | null): Promise<Response> {
  // Content never changes under its key.
  const etag = `"${key?.slice(key.lastIndexOf('/') + 1)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': filePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (key && hasVersion(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const bytes = key && (await storage().get(key));
  if (!bytes) throw notFoundError();
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': types.get(key.split('.').at(-1) ?? '') ?? 'application/octet-stream',
      'Content-Length': String(bytes.length),
    },
  });
}
