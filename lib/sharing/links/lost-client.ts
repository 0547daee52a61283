'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { LostState } from './lost';

interface LostWords {
  note: string | null;
  /** Tells finders that the pet needs medication; false unless the owner sets it. */
  needsMedication?: boolean;
}

export function setLostMode(petId: string, words: LostWords): Promise<LostState> {
  return apiSend('PUT', `/api/pets/${petId}/lost`, words);
}

export async function endLostMode(petId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/lost`);
}
