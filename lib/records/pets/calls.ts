import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { RouteContext } from '@/lib/core/http/route';
import { photoResponse, removePhotoFiles, storePhoto } from '@/lib/core/media/photos';
import { setPhotoKey } from './mutations';
import type { Pet } from './pet';
import { findPhotoKey } from './queries';

interface EditContext {
  access: PetAccess<'edit'>;
}

export async function receivePhoto({ access, request, at }: RouteContext & EditContext): Promise<Pet> {
  return replace(access, await storePhoto(request, `pets/${access.petId}`), at);
}

export async function removePhoto({ access, at }: RouteContext & EditContext): Promise<Pet> {
  return replace(access, null, at);
}

async function replace(access: PetAccess<'edit'>, photoKey: string | null, at: Date): Promise<Pet> {
  const { pet, replaced } = await setPhotoKey(access, photoKey, at);
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
