import 'server-only';
import type { AnyWriteAccess } from '@/lib/access/pet-access';
import { db, requireTransaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { deriveId } from '@/lib/core/security/derived-id';
import { addMs, DAY } from '@/lib/core/time/dates';
import { idTime } from '@/lib/core/validation/ids';
import type { ImportKind } from '@/prisma/client/enums';
import type { CollectionName } from './registry';

/** Same retention as the bin. */
export const IMPORT_DAYS = 30;

export interface ImportReference {
  importId: string;
  userId: string;
}

export interface ImportStart extends ImportReference {
  kind: ImportKind;
  fileName: string | null;
  entries: number;
  files: number;
}

/** Only the first request of an import sets its file and totals. */
export async function startImport({ importId, ...start }: ImportStart, at: Date): Promise<void> {
  await db().import.createMany({ data: { ...start, id: importId, createdAt: at }, skipDuplicates: true });
}

export interface ImportedRows {
  petId: string;
  rows: readonly { collection: CollectionName | 'pets' | 'profile'; entryId: string }[];
  entries?: number;
  files?: number;
  /** Values of fields that were empty before. They need a row of the profile. */
  profile?: { microchip?: string | null; passportNumber?: string | null };
}

/**
 * Must run last in the transaction that inserts the rows, because it locks the import, which an undo needs.
 * @throws AppError not_found, also after an undo
 */
export async function addToImport({ importId, userId }: ImportReference, newRows: ImportedRows): Promise<void> {
  requireTransaction();
  const { petId, rows, entries = 0, files = 0, profile = {} } = newRows;
  const { count } = await db().import.updateMany({
    where: { id: importId, userId, undoneAt: null },
    data: { entriesAdded: { increment: entries }, filesAdded: { increment: files }, ...profile },
  });
  if (count === 0) throw notFoundError();
  const [collections, ids] = [rows.map(({ collection }) => collection), rows.map(({ entryId }) => entryId)];
  await db().$executeRaw`
    INSERT INTO "ImportedRow" ("importId", "petId", "collection", "entryId")
    SELECT ${importId}::uuid, ${petId}::uuid, r."collection", r."entryId"
    FROM unnest(${collections}::text[], ${ids}::uuid[]) AS r("collection", "entryId")`;
}

interface ImportActivity {
  importId: string;
  collection: CollectionName;
  count: number;
  at: Date;
}

/** Adds to the activity line of the import for this pet and collection. */
export async function recordImportActivity(
  { petId, memberId }: AnyWriteAccess,
  { importId, collection, count, at }: ImportActivity,
): Promise<void> {
  const id = deriveId(idTime(importId), [importId, petId, collection]);
  await db().$executeRaw`
    INSERT INTO "Activity" ("id", "petId", "memberId", "at", "kind", "collection", "shown")
    VALUES (${id}::uuid, ${petId}::uuid, ${memberId}::uuid, ${at}, 'created', ${collection},
      jsonb_build_object('imported', ${count}::int))
    ON CONFLICT ("id") DO UPDATE SET
      "shown" = jsonb_build_object('imported', ("Activity"."shown" ->> 'imported')::int + ${count}::int)`;
}

interface ImportedFile extends ImportReference {
  collection: CollectionName;
  entryId: string;
  at: Date;
}

/** Replaces the activity line of an uploaded file with the import's line. */
export async function addFileToImport(
  access: AnyWriteAccess,
  { collection, entryId, at, ...reference }: ImportedFile,
): Promise<void> {
  const { petId } = access;
  await db().activity.deleteMany({ where: { petId, entryId, kind: 'created' } });
  await recordImportActivity(access, { importId: reference.importId, collection, count: 1, at });
  await addToImport(reference, { petId, rows: [{ collection, entryId }], files: 1 });
}

export async function sweepImports(at: Date): Promise<void> {
  await db().import.deleteMany({ where: { createdAt: { lt: addMs(at, -IMPORT_DAYS * DAY) } } });
}
