'use client';

import { ApiError, apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { Page } from '@/lib/core/http/pagination';
import { now } from '@/lib/core/time/clock';
import { addMs, DAY } from '@/lib/core/time/dates';
import type { LostState } from './lost';
import type { ShareFormOutput } from './schema';
import type { Share, ShareOpening } from './share';
import { defaultLifetime, type Lifetime } from './vocabulary';

function endOf(lifetime: Lifetime): string | null {
  return lifetime === 'never' ? null : addMs(now(), Number(lifetime) * DAY).toISOString();
}

export function createShare(
  petId: string,
  { lifetime, pin, ...input }: ShareFormOutput,
  idempotencyKey: string,
): Promise<Share> {
  // The default is left to the server, whose clock is right.
  const expiresAt = lifetime === defaultLifetime ? undefined : endOf(lifetime);
  return apiSend<Share>(
    'POST',
    `/api/pets/${petId}/shares`,
    { ...input, pin: pin ?? undefined, expiresAt },
    idempotencyKey,
  );
}

export function extendShare(petId: string, shareId: string, lifetime: Lifetime): Promise<Share> {
  return apiSend<Share>('PATCH', `/api/pets/${petId}/shares/${shareId}`, { expiresAt: endOf(lifetime) });
}

export function changePin(petId: string, shareId: string, pin: string | null): Promise<Share> {
  return apiSend<Share>('PATCH', `/api/pets/${petId}/shares/${shareId}`, { pin });
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

export function setLost(petId: string, note: string | null): Promise<LostState> {
  return apiSend('PUT', `/api/pets/${petId}/lost`, { note });
}

export async function endLost(petId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/lost`);
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
