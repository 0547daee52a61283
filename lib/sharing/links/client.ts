'use client';

import { ApiError, apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { Page } from '@/lib/core/http/pagination';
import type { Share, ShareOpening } from './share';
import type { NewShareKind, ShareSection } from './vocabulary';

export function createShare(petId: string, kind: NewShareKind, idempotencyKey: string): Promise<Share> {
  return apiSend<Share>('POST', `/api/pets/${petId}/shares`, { kind }, { idempotencyKey });
}

export interface ShareChanges {
  label?: string;
  sections?: ShareSection[];
  /** ISO 8601; null for no end. */
  expiresAt?: string | null;
  pin?: string | null;
  clinicAddress?: string | null;
}

export function changeShare(petId: string, shareId: string, changes: ShareChanges): Promise<Share> {
  return apiSend<Share>('PATCH', `/api/pets/${petId}/shares/${shareId}`, changes);
}

export async function revokeShare(petId: string, shareId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/shares/${shareId}`);
}

export function listOpenings(petId: string, shareId: string, cursor: string | null): Promise<Page<ShareOpening>> {
  const query = new URLSearchParams({ limit: '20', ...(cursor && { cursor }) });
  return apiGet(`/api/pets/${petId}/shares/${shareId}/views?${query}`);
}

export function qrPath(petId: string, shareId: string, print = false): string {
  return `/api/pets/${petId}/shares/${shareId}/qr${print ? '?print=1' : ''}`;
}

export async function markMessageRead(petId: string, messageId: string): Promise<void> {
  await apiSend('PATCH', `/api/pets/${petId}/finder-messages/${messageId}`, { read: true });
}

export async function deleteMessage(petId: string, messageId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/finder-messages/${messageId}`);
}

export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === 'limit_reached';
}
