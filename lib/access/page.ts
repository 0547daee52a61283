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

/** To sign-in, with the way back. */
async function toSignIn(): Promise<never> {
  const next = safeReturnPath((await headers()).get(PATH_HEADER));
  return redirect(`${paths.signIn}?${new URLSearchParams({ next })}`);
}

/** The signed-in member of this request; everybody else goes to sign-in. */
export async function requireViewer(): Promise<Viewer> {
  return (await viewerOfRequest()) ?? toSignIn();
}

/** The member and their access to a pet; not-found for a pet that is unknown or not theirs. Once per request. */
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

/** The pet behind a share key, or the lock before it; null for every key that opens nothing. Once per request. */
export function findSharedPetOfRequest(accessKey: string): Promise<SharedPetAccess | LockedShare | null> {
  return shareOfRequest(accessKey);
}

/** Counts this request as an opening of the link, if it is one, once the page is on its way. */
export async function countOpeningOfRequest(access: SharedPetAccess): Promise<void> {
  countOpening(access, { headers: await headers(), sessionSecret: await sessionSecret(), at: now() });
}

/** The photo behind the key of a link, or null for every key that opens nothing. */
export function findSharedPhotoOfRequest(key: string): Promise<SharedPhotoAccess | null> {
  return findSharedPhoto(key, now());
}

const adminOfRequest = cache(async () => {
  const value = (await cookies()).get(adminCookieName())?.value;
  return findAdmin(isSecret(value) ? value : null, now());
});

/** The admin of this request; null for everybody else, members included. Once per request. */
export function findAdminOfRequest(): Promise<Admin | null> {
  return adminOfRequest();
}

/** The same; everybody else goes to the admin sign-in. */
export async function requireAdmin(): Promise<Admin> {
  return (await adminOfRequest()) ?? redirect(paths.adminLogin);
}
