import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { MAX_PETS } from '@/lib/records/pets/vocabulary';
import type { ExportedPet } from './exported-pet';

/** Ids of pets that exist: imported earlier, or the viewer's own under their exported id. Includes the bin. */
export async function findPresent(
  { userId }: Viewer,
  pets: readonly Pick<ExportedPet, 'id' | 'exportedId'>[],
): Promise<Set<string>> {
  const own = { id: { in: pets.map(({ exportedId }) => exportedId) }, ownerId: userId };
  const where = { OR: [{ id: { in: pets.map(({ id }) => id) } }, own] };
  const rows = await db().pet.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export async function countRoom({ userId }: Viewer): Promise<number> {
  return MAX_PETS - (await db().pet.count({ where: { ownerId: userId, deletedAt: null } }));
}
