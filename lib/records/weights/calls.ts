import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { createTranslator } from 'next-intl';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { authorOf } from '@/lib/collections/routes';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import type { RouteContext } from '@/lib/core/http/route';
import { fieldMessage } from '@/lib/core/i18n/field-message';
import { loadMessages } from '@/lib/core/i18n/messages';
import { dayFromColumn } from '@/lib/core/time/dates';
import { memberDateOrder } from '@/lib/core/time/member-format-locale';
import { weights } from './collection';
import type { ImportError } from './import-lines';
import { importSeries } from './mutations';
import type { WeightImport } from './schema';
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

export async function importCall({
  access,
  viewer,
  body,
  locale,
  at,
}: RouteContext & { access: PetAccess<'edit'>; viewer: Viewer; body: WeightImport }) {
  const { timeZone } = authorOf(viewer, at);
  const answer = await importSeries(access, body, { timeZone, accountOrder: memberDateOrder(viewer), at });
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const translateFields = ({ line, message }: ImportError) => ({ line, message: fieldMessage(t as never, message) });
  return { ...answer, errors: answer.errors.map(translateFields), unlikely: answer.unlikely.map(translateFields) };
}
