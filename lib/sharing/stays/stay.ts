import { notDeleted } from '@/lib/access/filters';
import type { StayAllow } from '@/lib/access/stay-allows';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { unsealText } from '@/lib/core/security/secrets';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import type { StayMessages } from './vocabulary';

// Server only, because of the encrypted key. Client components only import types.

export const STAY_SEAL = 'stay-key';

export const stayColumns = {
  id: true,
  label: true,
  fromDay: true,
  untilDay: true,
  startsAt: true,
  endsAt: true,
  allows: true,
  messages: true,
  ownerPhone: true,
  keySealed: true,
  createdAt: true,
  revokedAt: true,
  pets: { where: { pet: notDeleted }, orderBy: { petId: 'asc' as const }, select: { petId: true } },
} as const;

export interface StayRow {
  id: string;
  label: string;
  fromDay: Date;
  untilDay: Date | null;
  startsAt: Date;
  endsAt: Date | null;
  allows: string[];
  messages: string;
  ownerPhone: string | null;
  keySealed: Uint8Array;
  createdAt: Date;
  revokedAt: Date | null;
  pets: { petId: string }[];
}

export interface Stay {
  id: string;
  kind: 'sitter';
  label: string;
  pets: string[];
  from: Day;
  /** Null for a stay that works until it is stopped. */
  until: Day | null;
  allows: StayAllow[];
  messages: StayMessages;
  ownerPhone: string | null;
  state: 'before' | 'open' | 'over' | 'revoked';
  /** Null once the stay is over, or if AUTH_SECRET has changed since. */
  url: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

function stateOf({ revokedAt, startsAt, endsAt }: StayRow, at: Date): Stay['state'] {
  if (revokedAt) return 'revoked';
  if (endsAt !== null && at >= endsAt) return 'over';
  return at < startsAt ? 'before' : 'open';
}

function urlOf(keySealed: Uint8Array): string | null {
  const key = unsealText(STAY_SEAL, keySealed);
  return key && new URL(paths.sharedStay(key), env().APP_URL).href;
}

export function toStay(row: StayRow, at: Date): Stay {
  const state = stateOf(row, at);
  return {
    id: row.id,
    kind: 'sitter',
    label: row.label,
    pets: row.pets.map(({ petId }) => petId),
    from: dayFromColumn(row.fromDay),
    until: row.untilDay && dayFromColumn(row.untilDay),
    allows: row.allows as StayAllow[],
    messages: row.messages as StayMessages,
    ownerPhone: row.ownerPhone,
    state,
    url: state === 'before' || state === 'open' ? urlOf(row.keySealed) : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.endsAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
