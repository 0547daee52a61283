import { findShare, type PetAccess, type SharedPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { createShare } from '@/lib/sharing/links/mutations/shares';
import { readerSections, type ShareKind, type ShareSection } from '@/lib/sharing/links/vocabulary';
import { aPetOf, aViewer, noon } from './members';

export const causeBy = (viewer: Viewer, at = noon) => ({
  viewer,
  origin: { network: '10.0.0.0/24', device: 'Chrome, Linux' },
  at,
});

interface Made {
  kind?: ShareKind;
  sections?: ShareSection[];
  pin?: string;
  expiresAt?: Date | null;
  clinicAddress?: string;
}

export async function aShareOf(viewer: Viewer, access: PetAccess<'share'>, { kind = 'vet', pin, ...made }: Made = {}) {
  const pinHash = pin === undefined ? null : await hashPassword(pin);
  const input = { label: 'Dr. Paw', pinHash, ...made };
  if (kind !== 'sitter') return createShare(access, { ...input, kind }, causeBy(viewer));
  // New links of this kind are refused, so an older one is in the database only.
  const sections = made.sections ?? [...readerSections.sitter];
  const share = await createShare(access, { ...input, kind: 'other', sections }, causeBy(viewer));
  await db().share.update({ where: { id: share.id }, data: { kind } });
  return { ...share, kind };
}

export async function aSharedPet(shareInput: Made = {}, pet: Record<string, unknown> = {}) {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, pet);
  const share = await aShareOf(viewer, access, shareInput);
  return { viewer, access, share };
}

export async function openShare(accessKey: string, at = noon): Promise<SharedPetAccess> {
  const foundShare = await findShare(accessKey, at);
  if (!foundShare || 'locked' in foundShare) throw new Error('the link does not open');
  return foundShare;
}

export function aForm(fields: Record<string, string>, { from = '10.1.2.3', cookie = '' } = {}): Request {
  return new Request('http://localhost/api/shared/x', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': from,
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
}
