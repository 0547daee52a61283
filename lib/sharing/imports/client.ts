import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { EarlierImport, UndoAnswer } from './vocabulary';

/** True if the import was undone or never started. */
export const isUndone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const countAdded = (earlier: EarlierImport | null): number =>
  earlier ? earlier.entriesAdded + earlier.filesAdded : 0;

/**
 * Repeats the request, because each one undoes a limited number of rows.
 * @returns number of pets, entries and files that stay
 */
export async function undoImport(importId: string): Promise<number> {
  const undoPart = () => apiSend<UndoAnswer>('POST', `/api/imports/${importId}/undo`);
  try {
    let answer = await undoPart();
    while (answer.rest > 0) answer = await undoPart();
    return answer.remaining;
  } finally {
    invalidate(/^\/api\//);
  }
}
