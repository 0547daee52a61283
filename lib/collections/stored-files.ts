import 'server-only';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/core/storage/storage';

const STEM = /^((?:[a-z0-9-]+\/)+[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[a-z0-9-]+\.[a-z0-9]+$/;

export function rowKeyOf(fileKey: string): string | null {
  return STEM.exec(fileKey)?.[1] ?? null;
}

/** Counts keys of binned rows as used. Files of accepted proposals have a row of their own. */
async function unusedKeys(keys: readonly string[]): Promise<string[]> {
  const wantedKeys = [...new Set(keys)];
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT k."key" FROM unnest(${wantedKeys}::text[]) AS k("key")
    WHERE NOT EXISTS (SELECT 1 FROM "Pet" WHERE "photoKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "Photo" WHERE "photoKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "Document" WHERE "fileKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "User" WHERE "photoKey" = k."key")
      AND NOT EXISTS (
        SELECT 1 FROM "Proposal" WHERE "fileKey" = k."key" AND "decision" IS DISTINCT FROM 'accepted'
      )`;
  return rows.map(({ key }) => key);
}

/** Deletes files whose key is in no row. @throws AppError unavailable */
export async function removeUnused(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  for (const key of await unusedKeys(keys)) await storage().remove(`${key}-`);
}
