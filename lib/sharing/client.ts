'use client';

import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import { ApiError, apiSend } from '@/lib/core/http/api-client';
import type { Share } from './queries';
import type { ShareFormOutput } from './schema';
import { defaultLifetime } from './vocabulary';

/** The end of a link of this lifetime; undefined leaves the default to the server, whose clock is right. */
function endOf(lifetime: ShareFormOutput['lifetime']): string | null | undefined {
  if (lifetime === defaultLifetime) return undefined;
  return lifetime === 'never' ? null : addMs(now(), Number(lifetime) * DAY).toISOString();
}

/** Makes a link, once per key. @throws ApiError */
export function createShare(
  petId: string,
  { lifetime, ...input }: ShareFormOutput,
  idempotencyKey: string,
): Promise<Share> {
  return apiSend<Share>('POST', `/api/pets/${petId}/shares`, { ...input, expiresAt: endOf(lifetime) }, idempotencyKey);
}

/** Ends a link at once. @throws ApiError */
export async function revokeShare(petId: string, shareId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/shares/${shareId}`);
}

/** Whether the reason is that the pet has as many active links as it can have. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.failure?.code === 'limit_reached';
}
