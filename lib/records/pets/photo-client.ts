'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { uploadFile } from '@/lib/browser/api/upload-client';
import { preparePhoto } from '@/lib/browser/photos/prepare-photo';
import { petPath, storePet } from './client';
import type { Pet } from './pet';

const cards = /^\/api\/pets$/;

export async function uploadPhoto(petId: string, file: File, onProgress: (share: number) => void): Promise<Pet> {
  return storePet(uploadFile<Pet>(`${petPath(petId)}/photo`, await preparePhoto(file), {}, { onProgress }), cards);
}

export function removePhoto(petId: string): Promise<Pet> {
  return storePet(apiSend<Pet>('DELETE', `${petPath(petId)}/photo`), cards);
}
