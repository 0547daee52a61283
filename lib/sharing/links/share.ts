import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { unsealText } from '@/lib/core/security/secrets';
import type { ShareKind, ShareSection } from './vocabulary';

// Server only, because of the encrypted key. Client components only import types.

export const SEAL_PURPOSE = 'share-key';

export const shareColumns = {
  id: true,
  label: true,
  kind: true,
  sections: true,
  keySealed: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  pinHash: true,
  openings: true,
  lastOpenedAt: true,
  clinicAddress: true,
} as const;

export interface ShareRow {
  id: string;
  label: string;
  kind: ShareKind;
  sections: string[];
  keySealed: Uint8Array;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  pinHash: string | null;
  openings: number;
  lastOpenedAt: Date | null;
  clinicAddress: string | null;
}

export interface Share {
  id: string;
  label: string;
  kind: ShareKind;
  sections: ShareSection[];
  state: 'active' | 'expired' | 'revoked';
  /** Null for inactive links, or if AUTH_SECRET has changed since. */
  url: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  hasPin: boolean;
  openings: number;
  lastOpenedAt: string | null;
  clinicAddress: string | null;
}

export interface ShareOpening {
  id: string;
  at: string;
  device: string;
  network: string;
}

function shareUrl(accessKey: string): string {
  return new URL(paths.shared(accessKey), env().APP_URL).href;
}

function stateOf({ revokedAt, expiresAt }: Pick<ShareRow, 'revokedAt' | 'expiresAt'>, at: Date): Share['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= at ? 'expired' : 'active';
}

export function addressOf(row: Pick<ShareRow, 'keySealed' | 'revokedAt' | 'expiresAt'>, at: Date): string | null {
  const accessKey = stateOf(row, at) === 'active' ? unsealText(SEAL_PURPOSE, row.keySealed) : null;
  return accessKey && shareUrl(accessKey);
}

export function toShare(row: ShareRow, at: Date): Share {
  return {
    id: row.id,
    label: row.label,
    kind: row.kind,
    sections: row.sections as ShareSection[],
    state: stateOf(row, at),
    url: addressOf(row, at),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    hasPin: row.pinHash !== null,
    openings: row.openings,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    clinicAddress: row.clinicAddress,
  };
}
