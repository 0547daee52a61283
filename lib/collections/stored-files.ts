import 'server-only';
import { db } from '@/lib/core/db/client';

/** Rows store `<folder>/<id>`, files are named `<folder>/<id>-<variant>.<ending>`. */
const STEM = /^((?:[a-z0-9-]+\/)+[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[a-z0-9-]+\.[a-z0-9]+$/;

export function rowKeyOf(fileKey: string): string | null {
  return STEM.exec(fileKey)?.[1] ?? null;
}

/** Rows in the bin count as well. */
export async function unusedKeys(keys: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(keys)];
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT k."key" FROM unnest(${wanted}::text[]) AS k("key")
    WHERE NOT EXISTS (SELECT 1 FROM "Pet" WHERE "photoKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "Photo" WHERE "photoKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "Document" WHERE "fileKey" = k."key")
      AND NOT EXISTS (SELECT 1 FROM "User" WHERE "photoKey" = k."key")`;
  return rows.map(({ key }) => key);
}
