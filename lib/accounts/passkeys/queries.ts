import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { MAX_PASSKEYS } from './vocabulary';

export interface Passkey {
  id: string;
  /** Browser that created it: "Chrome, Android". */
  device: string;
  createdAt: string;
  /** Null if never used. */
  lastUsedAt: string | null;
}

export async function listPasskeys({ userId }: Viewer): Promise<Passkey[]> {
  const rows = await db().passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_PASSKEYS,
    select: { id: true, device: true, createdAt: true, lastUsedAt: true },
  });
  return rows.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
