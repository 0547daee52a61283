'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { SentProposal } from './proposal';

const pathOf = (petId: string, id: string, verb: string) => `/api/pets/${petId}/proposals/${id}/${verb}`;

/** @param confirmed true if an unlikely value is intended @throws ApiError, such as confirmation_required */
export function acceptProposal(petId: string, id: string, confirmed = false): Promise<SentProposal> {
  return apiSend('POST', pathOf(petId, id, 'accept'), { confirmed });
}

export function declineProposal(petId: string, id: string, word: string): Promise<SentProposal> {
  return apiSend('POST', pathOf(petId, id, 'decline'), { word: word.trim() === '' ? null : word });
}

export function undoDecision(petId: string, id: string): Promise<SentProposal> {
  return apiSend('POST', pathOf(petId, id, 'undo'));
}
