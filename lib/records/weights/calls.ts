import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { PetAccess } from '@/lib/access/pet-access';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import type { RouteContext } from '@/lib/core/http/route';
import { dayFromColumn } from '@/lib/core/time/dates';
import { weights } from './collection';
import { fromGrams } from './units';

const BATCH = 1000;

const columns = ['measuredAt', 'grams', 'kg', 'bodyConditionScore', 'note'];

async function* csvOf(access: PetAccess<'view'>): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await weights.list(access, { limit: BATCH, cursor });
    const rows = page.items.map((weight) => ({ ...weight, kg: fromGrams(weight.grams, 'kg') }));
    const first = cursor === undefined;
    // Prevents formula injection in spreadsheets.
    yield stringify(rows, { columns, header: first, bom: first, escape_formulas: true });
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

export async function exportCall({ access, at }: RouteContext & { access: PetAccess<'view'> }): Promise<Response> {
  const batches = csvOf(access);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${PRODUCT_SLUG}-weights-${dayFromColumn(at)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
