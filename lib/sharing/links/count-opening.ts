import 'server-only';
import { after } from 'next/server';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { isOpening } from '@/lib/core/http/is-opening';
import { originOf } from '@/lib/core/http/origin';
import type { WithHeaders } from '@/lib/core/http/request';
import { bestEffort } from '@/lib/core/runtime/best-effort';
import { type Opening, recordOpening } from './mutations/openings';

interface PageRequest extends WithHeaders {
  method?: string | undefined;
}

export function isNewOpening(access: SharedPetAccess, reading: PageRequest): boolean {
  return !access.isCounted && isOpening(reading);
}

/** Readers get the page even if counting fails. */
export function countOpening(access: SharedPetAccess, opening: Opening): Promise<void> {
  return bestEffort('opening not counted', () => recordOpening(access, opening));
}

export function countAfterAnswer(
  access: SharedPetAccess,
  { sessionSecret, at, ...reading }: PageRequest & { sessionSecret: string | null; at: Date },
): void {
  if (!isNewOpening(access, reading)) return;
  after(() => countOpening(access, { ...originOf(reading), sessionSecret, at }));
}
