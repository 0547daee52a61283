import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { acceptInvitation, createInvitation } from '@/lib/sharing/people/mutations/invitations';
import { type InvitationInput, invitationInput } from '@/lib/sharing/people/schema';
import { aPetOf, aViewer, noon } from './members';

export const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };
export const causedBy = (viewer: Viewer, at = noon) => ({ viewer, origin, at });

export const asNora = (viewer: Viewer): Viewer => ({ ...viewer, email: 'nora@example.org' });

export const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** @returns key of its link */
export async function anInvitation(
  owner: Viewer,
  petIds: string[],
  input: Partial<InvitationInput> = {},
  at = noon,
): Promise<{ id: string; key: string }> {
  const parsedInput = invitationInput.parse({ pets: petIds, role: 'carer', ...input });
  const { id, url } = await createInvitation(parsedInput, causedBy(owner, at));
  return { id, key: keyOf(url) };
}

/** Joins as a carer, unless `input` overrides it. */
export async function joins(
  person: Viewer,
  owner: Viewer,
  petIds: string[],
  input: Partial<InvitationInput> = {},
): Promise<void> {
  const { key } = await anInvitation(owner, petIds, input);
  await acceptInvitation(key, causedBy(person));
}

export async function aHousehold(pet: Record<string, unknown> = {}) {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner, pet);
  await joins(carer, owner, [access.petId]);
  return { owner, carer, access, carers: await accessOf(carer, access.petId, 'edit') };
}

export async function accessOf<L extends 'view' | 'edit' | 'share' | 'own'>(
  viewer: Viewer,
  petId: string,
  level: L,
  at = noon,
): Promise<PetAccess<L>> {
  const access = await findPetAccess(viewer, petId, level, at);
  if (!access) throw new Error(`no access to ${level}`);
  return access;
}
