'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { forgetRead, invalidate } from '@/lib/browser/api/query-client';
import { forgetPage } from '@/lib/browser/offline/forget-page';
import { paths } from '@/lib/core/config/paths';
import { petLists, petPath, storePet } from './client';
import type { Pet } from './pet';

export async function removePet(petId: string): Promise<void> {
  await apiSend('DELETE', petPath(petId));
  forgetRead(petPath(petId));
  invalidate(petLists);
  await forgetPage(paths.pet(petId));
}

export function restorePet(petId: string): Promise<Pet> {
  return storePet(apiSend<Pet>('POST', `${petPath(petId)}/restore`), petLists);
}
