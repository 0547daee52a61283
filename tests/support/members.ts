import { randomUUID } from 'node:crypto';
import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { makeSignInSecrets, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { requestSignIn } from '@/lib/core/auth/sign-in-request';
import type { StartedSession } from '@/lib/core/auth/start-session';
import { db } from '@/lib/core/db/client';
import { createPet } from '@/lib/records/pets/mutations';
import { petInput } from '@/lib/records/pets/schema';

export const noon = new Date('2026-03-28T12:00:00Z');
const MS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export function after(count: number, unit: keyof typeof MS, from = noon): Date {
  return new Date(from.getTime() + count * MS[unit]);
}

export function someAddress(): string {
  return `${randomUUID()}@example.com`;
}

export async function requestLink(
  email = someAddress(),
  { remember = false, at = noon, browser = 'a-browser', isSignUp = false } = {},
) {
  await requestSignIn({ email, remember, locale: 'en', browser, isSignUp, at });
  const request = await db().signInRequest.findFirstOrThrow({ where: { email }, orderBy: { id: 'desc' } });
  const secrets = await makeSignInSecrets(request.id, at);
  if (!secrets) throw new Error('the request is not open');
  return { ...secrets, requestId: request.id };
}

export async function signIn(options: { email?: string; remember?: boolean; at?: Date } = {}): Promise<StartedSession> {
  const { token } = await requestLink(options.email, options);
  return signInWithToken(token, 'Chrome, Linux', options.at ?? noon);
}

export async function aViewer(options: { remember?: boolean } = {}): Promise<Viewer> {
  const { secret } = await signIn(options);
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');
  return viewer;
}

export async function aPetOf(viewer: Viewer, pet: Record<string, unknown> = {}): Promise<PetAccess<'own'>> {
  const { id } = await createPet(viewer, petInput('2026-03-28').parse({ name: 'Luna', type: 'dog', ...pet }), noon);
  const access = await findPetAccess(viewer, id, 'own', noon);
  if (!access) throw new Error('no access to an own pet');
  return access;
}
