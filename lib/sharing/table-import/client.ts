import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { TableEntry } from './entries';
import type { TableKind } from './kinds';
import { type TableAnswer, tableLimits } from './vocabulary';

/** Parts that fit into one request each. */
function partsOf(entries: readonly TableEntry[]): TableEntry[][] {
  const parts: TableEntry[][] = [];
  const utf8 = new TextEncoder();
  let size = 0;
  for (const entry of entries) {
    const bytes = utf8.encode(JSON.stringify(entry)).length + 1;
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

export interface Table {
  petId: string;
  kind: TableKind;
  entries: readonly TableEntry[];
}

const invalidateKind = (petId: string, kind: TableKind) =>
  invalidate(new RegExp(`^/api/pets/${petId}/(health|${kind})`));

/** Checks a table in parts. Nothing is stored. */
export async function testTable({ petId, kind, entries }: Table): Promise<TableAnswer> {
  const whole: TableAnswer = { ids: [], added: [], skipped: [], errors: [], unlikely: [] };
  for (const part of partsOf(entries)) {
    const body = { collection: kind, entries: part, rehearsal: true, earlierRows: whole.added.length };
    const answer = await apiSend<TableAnswer>('POST', `/api/pets/${petId}/table`, body);
    whole.added.push(...answer.added);
    whole.skipped.push(...answer.skipped);
    whole.errors.push(...answer.errors);
    whole.unlikely.push(...answer.unlikely);
  }
  return whole;
}

export interface StoreRequest {
  /** Idempotency key. With the same key, a repetition stores only what is missing. */
  key: string;
  importId: string;
  fileName: string | null;
  newRows: number;
  /** True to store unlikely values too. */
  confirmed: boolean;
}

interface StoreOptions {
  /** Ends the import between two parts. */
  signal: AbortSignal;
  onProgress: (addedCount: number) => void;
}

/**
 * Stores a table in parts, each whole or not at all.
 * @returns ids of the new entries, and why later parts are missing
 */
export async function storeTable(
  { petId, kind, entries }: Table,
  { key, ...request }: StoreRequest,
  { signal, onProgress }: StoreOptions,
): Promise<{ ids: string[]; error?: unknown }> {
  const ids: string[] = [];
  try {
    for (const [index, part] of partsOf(entries).entries()) {
      if (signal.aborted) break;
      const body = { collection: kind, entries: part, ...request };
      const options = { idempotencyKey: `${key}-${index}` };
      const answer = await apiSend<TableAnswer>('POST', `/api/pets/${petId}/table`, body, options);
      ids.push(...answer.ids);
      onProgress(ids.length);
    }
    return { ids };
  } catch (error) {
    return { ids, error };
  } finally {
    invalidateKind(petId, kind);
  }
}
