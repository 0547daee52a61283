import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { photoResponse, removePhotoFiles, storePhoto } from '@/lib/core/media/photos';
import { readUpload } from '@/lib/core/media/upload';
import { type NewPhoto, setPhotoKey } from './mutations';
import type { Pet } from './pet';
import { findPhotoKey } from './queries';
import { photoFields } from './schema';

interface EditContext {
  access: PetAccess<'edit'>;
}

export async function receivePhoto({ access, request, at }: RouteContext & EditContext): Promise<Pet> {
  const { bytes, fields } = await readUpload(request, { maxBytes: MAX_PHOTO_BYTES });
  const isImported = validate(photoFields, fields).importId !== undefined;
  return replacePhoto(access, { photoKey: await storePhoto(bytes, `pets/${access.petId}`), isImported }, at);
}

export async function removePhoto({ access, at }: RouteContext & EditContext): Promise<Pet> {
  return replacePhoto(access, { photoKey: null }, at);
}

async function replacePhoto(access: PetAccess<'edit'>, photo: NewPhoto, at: Date): Promise<Pet> {
  const { pet, replaced } = await setPhotoKey(access, photo, at);
  if (replaced) await removePhotoFiles(replaced);
  return pet;
}

export async function servePhoto({
  access,
  request,
  query,
}: RouteContext & { access: PetAccess<'view'>; query: { size: string } }) {
  return photoResponse(request, await findPhotoKey(access), query.size);
}
