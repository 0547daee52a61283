import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma, transaction } from '@/lib/core/db/client';
import { type CreateResult, Repeated } from '@/lib/core/http/repeated';
import { AppError } from '@/lib/core/runtime/errors';
import { newId } from '@/lib/core/validation/ids';
import { addFileToImport } from './imports';
import { type CollectionName, collectionEntry } from './registry';

interface CreateOptions<Entry> {
  of: CollectionName | 'doses';
  id: string | null;
  find: (id: string) => Promise<Entry | null>;
  create: (id: string) => Promise<Entry>;
}

interface UploadOptions<Entry> extends CreateOptions<Entry> {
  of: 'photos' | 'documents';
  /** Undefined if the file does not come from an import. */
  importId: string | undefined;
  userId: string;
  at: Date;
}

function takenError(): AppError {
  return new AppError('conflict', 'This id is taken');
}

/** Locks the id until the transaction ends, so that a second request with it waits and then finds what the first one stored. */
export async function holdId(id: string): Promise<void> {
  await db().$queryRaw`SELECT 1 AS "held" FROM pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
}

interface IdUse {
  petId: string | null;
  removed: boolean;
}

async function findIdUse({ petId }: PetAccess<'edit'>, table: string, id: string): Promise<IdUse | undefined> {
  const [idUse] = await db().$queryRaw<IdUse[]>`
    SELECT (SELECT "petId" FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid) AS "petId",
      EXISTS (
        SELECT 1 FROM "Activity"
        WHERE "petId" = ${petId}::uuid AND "entryId" = ${id}::uuid AND "kind" = 'removed'
      ) AS "removed"`;
  return idUse;
}

/**
 * Returns the existing entry, in its current state, if a device sends it again because it got no answer.
 * @throws AppError conflict if the id belongs to another pet or to a removed entry
 */
export function createOnce<Entry>(
  access: PetAccess<'edit'>,
  { of, id, find, create }: CreateOptions<Entry>,
): Promise<CreateResult<Entry>> {
  if (id === null) return create(newId());
  return transaction(async () => {
    await holdId(id);
    const idUse = await findIdUse(access, of === 'doses' ? 'Dose' : collectionEntry(of).table, id);
    if (!idUse?.petId && !idUse?.removed) return create(id);
    const entry = idUse.petId === access.petId ? await find(id) : null;
    if (!entry) throw takenError();
    return new Repeated(entry);
  });
}

export function createUpload<Entry>(
  access: PetAccess<'edit'>,
  { importId, userId, at, ...options }: UploadOptions<Entry>,
): Promise<CreateResult<Entry>> {
  const { of: collection, create } = options;
  if (importId === undefined) return createOnce(access, options);
  const createImported = async (id: string) => {
    const entry = await create(id);
    await addFileToImport(access, { importId, userId, collection, entryId: id, at });
    return entry;
  };
  return transaction(() => createOnce(access, { ...options, create: createImported }));
}
