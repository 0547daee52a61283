import 'server-only';
import { makeZip } from 'client-zip';
import type { Viewer } from '@/lib/access/viewer';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { recordEvent } from '@/lib/core/security/audit';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { storage } from '@/lib/core/storage/storage';
import { dayFromColumn } from '@/lib/core/time/dates';
import { type ExportedAccount, readAccount } from './queries';
import { toCsv, toJson } from './texts';

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
  yield { name: `${PRODUCT_SLUG}.json`, input: toJson(at, lists), lastModified: at };
  for (const [name, pages] of Object.entries(lists))
    yield { name: `${name}.csv`, input: toCsv(pages), lastModified: at };
  for (const { name, key } of files) {
    const bytes = await storage().get(key);
    if (bytes) yield { name, input: bytes, lastModified: at };
  }
}
