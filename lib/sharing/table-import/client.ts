import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { TableEntry } from './entries';
import type { TableKind } from './kinds';
import { type TableAnswer, tableLimits } from './vocabulary';

/** Parts that fit into one request each. */
function partsOf(entries: readonly TableEntry[]): TableEntry[][] {
  const parts: TableEntry[][] = [];
  let size = 0;
  for (const entry of entries) {
    const bytes = new Blob([JSON.stringify(entry)]).size + 1;
    const part = parts.at(-1);
    if (part && part.length < tableLimits.entries && size + bytes <= tableLimits.requestBytes) {
      part.push(entry);
      size += bytes;
    } else {
      parts.push([entry]);
      size = bytes;
    }
  }
  return parts;
}

interface Table {
  petId: string;
  kind: TableKind;
  entries: readonly TableEntry[];
  confirmed: boolean;
}

const invalidateKind = (petId: string, kind: TableKind) =>
  invalidate(new RegExp(`^/api/pets/${petId}/(health|${kind})`));

/**
 * Sends a table in parts. Each part is stored whole or not at all.
 * @param key idempotency key; null for a rehearsal. With the same key, a repetition stores only what is missing.
 */
export async function sendTable({ petId, kind, entries, confirmed }: Table, key: string | null): Promise<TableAnswer> {
  const whole: TableAnswer = { ids: [], added: [], skipped: [], errors: [], unlikely: [] };
  for (const [index, part] of partsOf(entries).entries()) {
    const body = { collection: kind, entries: part, rehearsal: key === null, confirmed };
    const options = key === null ? {} : { idempotencyKey: `${key}-${index}` };
    const answer = await apiSend<TableAnswer>('POST', `/api/pets/${petId}/table`, body, options);
    whole.ids.push(...answer.ids);
    whole.added.push(...answer.added);
    whole.skipped.push(...answer.skipped);
    whole.errors.push(...answer.errors);
    whole.unlikely.push(...answer.unlikely);
  }
  if (key !== null) invalidateKind(petId, kind);
  return whole;
}

export async function undoTable(petId: string, kind: TableKind, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += tableLimits.entries) {
    const body = { collection: kind, ids: ids.slice(from, from + tableLimits.entries) };
    await apiSend('POST', `/api/pets/${petId}/table/undo`, body);
  }
  invalidateKind(petId, kind);
}
