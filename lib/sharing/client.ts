'use client';

import * as z from 'zod';
import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import { ApiError, apiSend } from '@/lib/core/http/api-client';
import type { Share } from './queries';
import { lifetimes, shareInput } from './schema';

/** A lifetime as a form holds it: days, or `never` for a link that ends only by being revoked. */
const lifetimeOf = (days: number | null) => (days === null ? 'never' : String(days));

/** The choices from short to long, as people compare them. */
export const lifetimeChoices = ['1', '7', '30', 'never'] as const;
export const defaultLifetime = lifetimeOf(lifetimes[0]) as (typeof lifetimeChoices)[number];

/** What the form holds: the input of the API with a lifetime in place of its end. */
export function shareForm() {
  return shareInput(now())
    .omit({ expiresAt: true })
    .extend({ lifetime: z.enum(lifetimeChoices, { error: 'sharing.validation.invalid' }) });
}

export type ShareFormValues = z.input<ReturnType<typeof shareForm>>;
export type ShareFormOutput = z.output<ReturnType<typeof shareForm>>;

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
