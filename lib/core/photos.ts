import 'server-only';
import { notFoundError } from './errors';
import { newId } from './ids';
import { processPhoto } from './images';
import { MAX_PHOTO_BYTES } from './photo-limit';
import { storage } from './storage/storage';
import { readUpload } from './upload';

const file = (photoKey: string, size: string) => `${photoKey}-${size}.webp`;

/**
 * Takes the photo of a request: both sizes are on disk when it returns, so that a row may name them.
 * @param folder `pets/<id>` or `users/<id>`
 * @returns the key that the row keeps
 */
export async function storePhoto(request: Request, folder: string): Promise<string> {
  const { bytes } = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
  const { variants } = await processPhoto(bytes);
  const photoKey = `${folder}/${newId()}`;
  for (const variant of variants) await storage().put(file(photoKey, variant.size), variant.bytes);
  return photoKey;
}

/** Removes the files of a photo that no row names any more. */
export async function removePhotoFiles(photoKey: string): Promise<void> {
  await storage().remove(`${photoKey}-`);
}

/**
 * Serves a photo to whom the caller has let through. It is asked for again each time, and answered 304 when it is the same.
 * @throws AppError not_found without a photo
 */
export async function photoResponse(request: Request, photoKey: string | null, size: string): Promise<Response> {
  const etag = `"${photoKey?.slice(-12)}-${size}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (photoKey && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const bytes = photoKey && (await storage().get(file(photoKey, size)));
  if (!bytes) throw notFoundError();
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.length) },
  });
}
