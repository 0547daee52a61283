import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { notFoundError } from '@/lib/core/errors';
import type { RouteContext } from '@/lib/core/http/route';
import { newId } from '@/lib/core/ids';
import { processPhoto } from '@/lib/core/images';
import { MAX_PHOTO_BYTES } from '@/lib/core/photo-limit';
import { storage } from '@/lib/core/storage/storage';
import { readUpload } from '@/lib/core/upload';
import { setPhotoKey } from './mutations';
import type { Pet } from './pet';
import { findPhotoKey } from './queries';

interface Editing {
  access: PetAccess<'edit'>;
}

const file = (photoKey: string, size: string) => `${photoKey}-${size}.webp`;

/** Takes a new profile photo: both sizes are on disk before the row names them, and the old ones go after that. */
export async function receivePhoto({ access, request, at }: RouteContext & Editing): Promise<Pet> {
  const { variants } = await processPhoto(await readUpload(request, { maxBytes: MAX_PHOTO_BYTES }));
  const photoKey = `pets/${access.petId}/${newId()}`;
  for (const { size, bytes } of variants) await storage().put(file(photoKey, size), bytes);
  return replace(access, photoKey, at);
}

export async function removePhoto({ access, at }: RouteContext & Editing): Promise<Pet> {
  return replace(access, null, at);
}

async function replace(access: PetAccess<'edit'>, photoKey: string | null, at: Date): Promise<Pet> {
  const { pet, replaced } = await setPhotoKey(access, photoKey, at);
  if (replaced) await storage().remove(`${replaced}-`);
  return pet;
}

/** Serves the current photo to whoever may view the pet. It is asked for again each time, and answered 304 when it is the same. */
export async function servePhoto({
  access,
  request,
  query,
}: RouteContext & { access: PetAccess<'view'>; query: { size: string } }) {
  const photoKey = await findPhotoKey(access);
  const etag = `"${photoKey?.slice(-12)}-${query.size}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (photoKey && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const bytes = photoKey && (await storage().get(file(photoKey, query.size)));
  if (!bytes) throw notFoundError();
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.length) },
  });
}
