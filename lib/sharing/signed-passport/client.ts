'use client';

import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { nowMs } from '@/lib/core/time/clock';
import { DAY, msFromJson } from '@/lib/core/time/dates';
import { type ConfirmedCount, countConfirmedFacts } from './confirmed';
import type { SignedPassport } from './vocabulary';

const ENDING = 14 * DAY;

const pathOf = (petId: string) => `/api/pets/${petId}/signed-passport`;

export interface LatestPassport {
  passport: SignedPassport | null;
  state: 'current' | 'saved' | 'ending';
  confirmed: ConfirmedCount | null;
}

export async function latestPassport(petId: string, maySign: boolean): Promise<LatestPassport> {
  if (maySign) {
    const passport = await apiSend<SignedPassport>('POST', pathOf(petId)).catch(() => null);
    if (passport) return { passport, state: 'current', confirmed: await countConfirmedFacts(passport.jws) };
  }
  const none = { passport: null };
  const { passport } = await apiGet<{ passport: SignedPassport | null }>(pathOf(petId)).catch(() => none);
  const isEnding = passport !== null && msFromJson(passport.expiresAt) - nowMs() < ENDING;
  return {
    passport,
    state: isEnding ? 'ending' : 'saved',
    confirmed: passport && (await countConfirmedFacts(passport.jws)),
  };
}

export async function revokePassports(petId: string): Promise<void> {
  await apiSend('DELETE', pathOf(petId));
}
