import type { Viewer } from '@/lib/access/viewer';
import { type Row, unpackRows } from '@/lib/core/http/packed-rows';
import { readAccount } from '@/lib/overviews/export/queries';

/** The export of an account with its lists unpacked. */
export async function readExport(viewer: Viewer) {
  const { lists: packed, files } = await readAccount(viewer);
  const lists: Record<string, Row[]> = {};
  for (const [name, pages] of Object.entries(packed)) {
    lists[name] = [];
    for await (const rows of unpackRows(pages)) lists[name].push(...rows);
  }
  return { lists, files };
}
