import 'server-only';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { PATH_HEADER, paths, safeReturnPath } from '@/lib/core/config/paths';
import { adminCookieName } from '@/lib/core/http/admin-cookie';
import { isSecret } from '@/lib/core/security/secrets';
import { now } from '@/lib/core/time/clock';
import { type Admin, findAdmin } from './admin';
import { countOpening } from './count-opening';
import {
  findMembership,
  findShare,
  grant,
  type Level,
  type LockedShare,
  type Membership,
  type PetAccess,
  type SharedPetAccess,
} from './pet-access';
import { findSharedPhoto, type SharedPhotoAccess } from './photo-link';
import { sharePinCookieName } from './share-pin';
import { findViewer, type Viewer } from './viewer';

async function sessionSecret(): Promise<string | null> {
  return readSessionCookie((await cookies()).get(sessionCookieName())?.value);
}

const viewerOfRequest = cache(async () => findViewer(await sessionSecret(), now()));
const membershipOfRequest = cache(async (petId: string) => findMembership(await sessionSecret(), petId, now()));
const shareOfRequest = cache(async (accessKey: string) =>
  findShare(accessKey, now(), (await cookies()).get(sharePinCookieName())?.value),
);

async function toSignIn(): Promise<never> {
  const next = safeReturnPath((await headers()).get(PATH_HEADER));
  return redirect(`${paths.signIn}?${new URLSearchParams({ next })}`);
}

export async function requireViewer(): Promise<Viewer> {
  return (await viewerOfRequest()) ?? toSignIn();
}

export async function requirePet<L extends Level>(
  petId: string,
  level: L,
): Promise<Pick<Membership, 'viewer' | 'severeAllergies' | 'lost'> & { access: PetAccess<L>; petName: string }> {
  const membership = (await membershipOfRequest(petId)) ?? (await toSignIn());
  const { viewer, petName, severeAllergies, lost } = membership;
  const access = grant(membership, level);
  if (!access || petName === null) return notFound();
  return { viewer, access, petName, severeAllergies, lost };
}

/** A locked share still needs its PIN; null for every key that opens nothing. */
export function findSharedPetOfRequest(accessKey: string): Promise<SharedPetAccess | LockedShare | null> {
  return shareOfRequest(accessKey);
}

export async function countOpeningOfRequest(access: SharedPetAccess): Promise<void> {
  countOpening(access, { headers: await headers(), sessionSecret: await sessionSecret(), at: now() });
}

export function findSharedPhotoOfRequest(key: string): Promise<SharedPhotoAccess | null> {
  return findSharedPhoto(key, now());
}

const adminOfRequest = cache(async () => {
  const value = (await cookies()).get(adminCookieName())?.value;
  return findAdmin(isSecret(value) ? value : null, now());
});

export function findAdminOfRequest(): Promise<Admin | null> {
  return adminOfRequest();
}

export async function requireAdmin(): Promise<Admin> {
  return (await adminOfRequest()) ?? redirect(paths.adminLogin);
}
