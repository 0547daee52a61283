'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { HandoverInput } from './schema';

export function offerPet(petId: string, to: HandoverInput, idempotencyKey: string): Promise<{ url: string }> {
  return apiSend('POST', `/api/pets/${petId}/handover`, to, { idempotencyKey });
}

export function acceptPet(key: string): Promise<{ id: string; name: string }> {
  return apiSend('POST', `/api/handovers/${key}`);
}
