'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { apiDownload } from '@/lib/browser/api/api-download';
import { freshness } from '@/lib/browser/api/prefetch';
import { cachedFresh, type QueryPath, readFresh, setQueryData } from '@/lib/browser/api/query-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { isTimeZoneName, systemTimeZone } from '@/lib/core/time/dates';
import type { CurrentUser, Profile } from './queries';
import type { ProfilePatch } from './schema';

const CURRENT: QueryPath = '/api/users/current';
const accountPath = (userId: string): QueryPath => `/api/users/${userId}`;

export async function listOwnPets(): Promise<{ id: string; name: string }[]> {
  const list = cachedFresh<{ id: string; name: string }[]>('/api/pets', freshness.petList);
  if (list) return list;
  const { id } = await readFresh<{ id: string }>(CURRENT, freshness.currentUser);
  return readFresh(`/api/users/${id}/pets`, freshness.petList);
}

async function rememberProfile(answer: Promise<Profile>): Promise<Profile> {
  const profile = await answer;
  rememberUser(profile);
  setQueryData(CURRENT, profile);
  return profile;
}

export function updateProfile(userId: string, patch: ProfilePatch): Promise<Profile> {
  return rememberProfile(apiSend<Profile>('PATCH', accountPath(userId), patch));
}

/** Only logs failures: the next visit tries again. */
export async function saveTimeZone(): Promise<void> {
  const user = cachedFresh<CurrentUser>(CURRENT, freshness.currentUser);
  const timeZone = systemTimeZone();
  if (!user || user.timeZone !== null || !isTimeZoneName(timeZone)) return;
  try {
    await updateProfile(user.id, { timeZone });
  } catch (error) {
    console.info('the time zone could not be saved', error);
  }
}

/** @param onProgress share sent, 0 to 1 */
export async function uploadOwnPhoto(
  userId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Profile> {
  return rememberProfile(
    uploadFile<Profile>(`${accountPath(userId)}/photo`, await preparePhoto(file), {}, { onProgress }),
  );
}

export function removeOwnPhoto(userId: string): Promise<Profile> {
  return rememberProfile(apiSend<Profile>('DELETE', `${accountPath(userId)}/photo`));
}

export async function endSession(userId: string, sessionId: string): Promise<void> {
  await apiSend('DELETE', `${accountPath(userId)}/sessions/${sessionId}`);
}

export async function endOtherSessions(userId: string): Promise<void> {
  await apiSend('DELETE', `${accountPath(userId)}/sessions`);
}

/** Plain link, so that it works without scripts. */
export function exportPath(userId: string): string {
  return `${accountPath(userId)}/export`;
}

export function readExport(userId: string, onProgress: (bytes: number) => void): Promise<File> {
  return apiDownload(exportPath(userId), onProgress);
}
