import 'server-only';
import { notDeleted, ownedBy } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { MAX_PETS } from '@/lib/records/pets/vocabulary';
import type { ExportedPet } from './exported-pet';
import { fileKinds } from './vocabulary';

/** Ids of pets that exist: imported earlier, or the viewer's own under their exported id. Includes the bin. */
export async function findExistingPets(
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

export interface PetFiles {
  /** True also if it was removed. */
  hadPortrait: boolean;
  /** Ids of present, binned and deleted photos and documents. */
  ids: ReadonlySet<string | null>;
  /** Ids of present entries that documents may belong to. */
  parents: ReadonlySet<string>;
}

const presentIds = { where: notDeleted, select: { id: true } };

/** @returns files of the viewer's own pets among `petIds`, by pet */
export async function findFiles(viewer: Viewer, petIds: string[]): Promise<Map<string, PetFiles>> {
  const pets = await db().pet.findMany({
    where: { id: { in: petIds }, ...ownedBy(viewer), ...notDeleted },
    select: {
      ...{ vetRecords: presentIds, vaccinations: presentIds, medications: presentIds, expenses: presentIds },
      ...{ id: true, photoKey: true, photos: { select: { id: true } }, documents: { select: { id: true } } },
      activity: { where: { kind: 'removed', collection: { in: [...fileKinds] } }, select: { entryId: true } },
    },
  });
  return new Map(
    pets.map(({ id, photoKey, photos, documents, activity, ...lists }) => {
      const { vetRecords, vaccinations, medications, expenses } = lists;
      const parents = new Set([...vetRecords, ...vaccinations, ...medications, ...expenses].map((one) => one.id));
      const ids = [...photos, ...documents].map((one) => one.id);
      const removedIds = activity.map((one) => one.entryId);
      return [
        id,
        { hadPortrait: photoKey !== null || removedIds.includes(id), ids: new Set([...ids, ...removedIds]), parents },
      ];
    }),
  );
}
