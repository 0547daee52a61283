import 'server-only';
import { notDeleted, visibleTo } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { ENDED_SHOWN } from '@/lib/core/auth/access-token';
import { db } from '@/lib/core/db/client';
import { addMs, type Day, dayFromColumn } from '@/lib/core/time/dates';
import { type TokenScope, tokenLimits } from './vocabulary';

export interface AccessToken {
  id: string;
  name: string;
  scopes: TokenScope[];
  /** Pets that the user still has access to. Null for all pets. */
  pets: { id: string; name: string }[] | null;
  createdAt: string;
  /** Null for no end. */
  endsAt: string | null;
  /** Null if never used. */
  lastUsedOn: Day | null;
}

const columns = { id: true, name: true, scopes: true, allPets: true, createdAt: true, endsAt: true, lastUsedOn: true };

export async function listAccessTokens(viewer: Viewer, at: Date): Promise<AccessToken[]> {
  const { userId } = viewer;
  const rows = await db().accessToken.findMany({
    relationLoadStrategy: 'join',
    where: { userId, OR: [{ endsAt: null }, { endsAt: { gt: addMs(at, -ENDED_SHOWN) } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 10 * tokenLimits.perUser,
    select: {
      ...columns,
      pets: {
        where: { pet: { ...visibleTo(viewer, at), ...notDeleted } },
        orderBy: { petId: 'asc' },
        select: { pet: { select: { id: true, name: true } } },
      },
    },
  });
  return rows.map(({ allPets, pets, createdAt, endsAt, lastUsedOn, ...token }) => ({
    ...token,
    pets: allPets ? null : pets.map(({ pet }) => pet),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    lastUsedOn: lastUsedOn && dayFromColumn(lastUsedOn),
  }));
}
