'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { accountPath, rememberProfile } from './client';
import type { Profile } from './queries';

/** @param onProgress receives the uploaded fraction, from 0 to 1 */
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
