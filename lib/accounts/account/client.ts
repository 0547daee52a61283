'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { freshness } from '@/lib/browser/api/prefetch';
import { getFreshData, type QueryPath, readFresh, setQueryData } from '@/lib/browser/api/query-client';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { findNewTimeZone } from '@/lib/browser/session/time-zone';
import type { CurrentUser, Profile } from './queries';
import type { ProfilePatch } from './schema';

const CURRENT: QueryPath = '/api/users/current';
export const accountPath = (userId: string): QueryPath => `/api/users/${userId}`;

interface NamedPet {
  id: string;
  name: string;
}

async function readOwnPets(): Promise<NamedPet[]> {
  const { id } = await readFresh<{ id: string }>(CURRENT, freshness.currentUser);
  return readFresh(`/api/users/${id}/pets`, freshness.petList);
}

export async function listOwnPets(): Promise<NamedPet[]> {
  const list = getFreshData<NamedPet[]>('/api/pets', freshness.petList) ?? (await readOwnPets());
  return list.toReversed();
}

/** Stores the answer in this browser. */
export async function rememberProfile(answer: Promise<Profile>): Promise<Profile> {
  const profile = await answer;
  rememberUser(profile);
  setQueryData(CURRENT, profile);
  return profile;
}

export function updateProfile(userId: string, patch: ProfilePatch): Promise<Profile> {
  return rememberProfile(apiSend<Profile>('PATCH', accountPath(userId), patch));
}

export async function saveTimeZone(): Promise<void> {
  const user = getFreshData<CurrentUser>(CURRENT, freshness.currentUser);
  const timeZone = user && findNewTimeZone(user);
  if (!user || !timeZone) return;
  try {
    await updateProfile(user.id, { timeZone });
  } catch (error) {
    console.info('could not save the time zone', error);
  }
}

export async function endSession(userId: string, sessionId: string): Promise<void> {
  await apiSend('DELETE', `${accountPath(userId)}/sessions/${sessionId}`);
}

export async function endOtherSessions(userId: string): Promise<void> {
  await apiSend('DELETE', `${accountPath(userId)}/sessions`);
}
