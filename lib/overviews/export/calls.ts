import 'server-only';
import { makeZip } from 'client-zip';
import { stringify } from 'csv-stringify/sync';
import type { Viewer } from '@/lib/access/viewer';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { recordEvent } from '@/lib/core/security/audit';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { storage } from '@/lib/core/storage/storage';
import { dayFromColumn } from '@/lib/core/time/dates';
import { type ExportedAccount, readAccount } from './queries';

const PER_HOUR = { name: 'export', points: 6, duration: 3600 };

export async function exportCall({ request, viewer, at }: RouteContext & { viewer: Viewer }): Promise<Response> {
  await enforceLimits([PER_HOUR, viewer.userId]);
  const account = await readAccount(viewer);
  await recordEvent({ action: 'export', actor: { kind: 'user', id: viewer.userId }, origin: originOf(request), at });
  return new Response(makeZip(entries(account, at)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${PRODUCT_SLUG}-${dayFromColumn(at)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function* entries({ lists, files }: ExportedAccount, at: Date) {
  yield {
    name: `${PRODUCT_SLUG}.json`,
    input: JSON.stringify({ exportedAt: at, ...lists }, null, 2),
    lastModified: at,
  };
  for (const [name, rows] of Object.entries(lists)) {
    // Spreadsheets would execute cells that start like a formula.
    const input = stringify(rows, { header: true, bom: true, escape_formulas: true });
    yield { name: `${name}.csv`, input, lastModified: at };
  }
  for (const { name, key } of files) {
    const bytes = await storage().get(key);
    if (bytes) yield { name, input: new Uint8Array(bytes), lastModified: at };
  }
}
