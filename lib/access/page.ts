import 'server-only';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { PATH_HEADER, paths, safeReturnPath } from '@/lib/core/config/paths';
import { adminCookieName } from '@/lib/core/http/admin-cookie';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { isSecret } from '@/lib/core/security/secrets';
import { now } from '@/lib/core/time/clock';
import type { Can } from '@/lib/page-context/can';
import { type PageContext, pageContextAt } from '@/lib/page-context/page-context';
import { setCan, setPageContext, setRings } from '@/lib/page-context/request';
import { type Admin, findAdmin } from './admin';
import { findMembership, type Membership, type PetFace } from './membership';
import { findOwnStay, type OwnStay } from './own-stay';
import { grantLevel, type Level, type PetAccess } from './pet-access';
import { findSharedPhoto, type SharedPhotoAccess } from './photo-link';
import { ringsOf } from './rings';
import { type ClosedStay, findStay, type StayAccess } from './stay-access';
import { staySitterCookieName } from './stay-sitter';
import { findViewer, type Viewer } from './viewer';

async function sessionSecret(): Promise<string | null> {
  return readSessionCookie((await cookies()).get(sessionCookieName())?.value);
}

async function readerOf(viewer: Viewer, at: Date): Promise<PageContext> {
  const reader = pageContextAt({ ...viewer, locale: await getLocale(), sendsMail: sendsMail() }, at);
  setPageContext(reader);
  return reader;
}

const viewerOfRequest = cache(async () => {
  const at = now();
  const viewer = await findViewer(await sessionSecret(), at);
  return viewer && { viewer, reader: await readerOf(viewer, at) };
});

const membershipOfRequest = cache(async (petId: string) => {
  const at = now();
  const membership = await findMembership(await sessionSecret(), petId, at);
  return membership && { membership, reader: await readerOf(membership.viewer, at) };
});

async function redirectToSignIn(): Promise<never> {
  const next = safeReturnPath((await headers()).get(PATH_HEADER));
  return redirect(`${paths.signIn}?${new URLSearchParams({ next })}`);
}

export async function findViewerOfRequest(): Promise<Viewer | null> {
  return (await viewerOfRequest())?.viewer ?? null;
}

/** Redirects to sign-in without a session. Cached per request. */
export async function requirePageContext(): Promise<{ viewer: Viewer; reader: PageContext }> {
  return (await viewerOfRequest()) ?? redirectToSignIn();
}

export async function requireViewer(): Promise<Viewer> {
  return (await requirePageContext()).viewer;
}

type PetOfPage<L extends Level> = Pick<Membership, 'viewer' | 'severeAllergies' | 'lost'> & {
  access: PetAccess<L>;
  reader: PageContext;
  can: Can;
  face: PetFace;
  petName: string;
};

export async function requirePet<L extends Level>(petId: string, level: L): Promise<PetOfPage<L>> {
  const { membership, reader } = (await membershipOfRequest(petId)) ?? (await redirectToSignIn());
  const { viewer, face, severeAllergies, lost } = membership;
  const access = grantLevel(membership, level);
  if (!access || !face) return notFound();
  const can = {
    edit: grantLevel(membership, 'edit') !== null,
    share: grantLevel(membership, 'share') !== null,
    own: grantLevel(membership, 'own') !== null,
  };
  setCan(can);
  setRings(ringsOf(membership.people, access.memberId));
  return { viewer, access, reader, can, face, petName: face.name, severeAllergies, lost };
}

const ownStayOfRequest = cache(async (stayId: string) => {
  const at = now();
  const ownStay = await findOwnStay(await sessionSecret(), stayId, at);
  return ownStay && { ...ownStay, reader: await readerOf(ownStay.viewer, at) };
});

export async function requireOwnStay(stayId: string): Promise<{ viewer: Viewer; stay: OwnStay; reader: PageContext }> {
  const { viewer, stay, reader } = (await ownStayOfRequest(stayId)) ?? (await redirectToSignIn());
  return stay ? { viewer, stay, reader } : notFound();
}

export async function findStayOfRequest(accessKey: string): Promise<StayAccess | ClosedStay | null> {
  return findStay(accessKey, (await cookies()).get(staySitterCookieName())?.value, now());
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
