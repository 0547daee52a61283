import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma, transaction } from '@/lib/core/db/client';
import { type Created, Repeated } from '@/lib/core/http/repeated';
import { AppError } from '@/lib/core/runtime/errors';
import { newId } from '@/lib/core/validation/ids';
import { type CollectionName, collectionEntry } from './registry';

interface Making<Entry> {
  of: CollectionName | 'doses';
  /** As the device has made it; null for one of the server's. */
  id: string | null;
  /** Also in the bin; null where it is not what was asked for. */
  find: (id: string) => Promise<Entry | null>;
  create: (id: string) => Promise<Entry>;
}

function takenError(): AppError {
  return new AppError('conflict', 'This id is taken');
}

/** Until the end of the transaction: of two requests with the same id the second sees what the first one made. */
async function holdId(id: string): Promise<void> {
  await db().$queryRaw`SELECT 1 AS "held" FROM pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
}

interface Known {
  /** Null while no row has this id. */
  petId: string | null;
  /** Gone for good, as far as the activity of the pet reaches back. */
  removed: boolean;
}

async function findKnown({ petId }: PetAccess<'edit'>, table: string, id: string): Promise<Known | undefined> {
  const [known] = await db().$queryRaw<Known[]>`
    SELECT (SELECT "petId" FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid) AS "petId",
      EXISTS (
        SELECT 1 FROM "Activity"
        WHERE "petId" = ${petId}::uuid AND "entryId" = ${id}::uuid AND "kind" = 'removed'
      ) AS "removed"`;
  return known;
}

/**
 * A device that got no answer sends its entry again: the same id of the same pet is the same entry, as it is now.
 * @throws AppError conflict where the id is of another pet, or of an entry that is gone
 */
export function createOnce<Entry>(
  access: PetAccess<'edit'>,
  { of, id, find, create }: Making<Entry>,
): Promise<Created<Entry>> {
  if (id === null) return create(newId());
  return transaction(async () => {
    await holdId(id);
    const known = await findKnown(access, of === 'doses' ? 'Dose' : collectionEntry(of).table, id);
    if (!known?.petId && !known?.removed) return create(id);
    const entry = known.petId === access.petId ? await find(id) : null;
    if (!entry) throw takenError();
    return new Repeated(entry);
  });
}
