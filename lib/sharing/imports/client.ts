import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { EarlierImport, UndoAnswer } from './vocabulary';

/** True if the import was undone or never started. */
export const isUndone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const countAdded = (earlier: EarlierImport | null): number =>
  earlier ? earlier.entriesAdded + earlier.filesAdded : 0;

/** Repeats the request, because each one undoes a limited number of rows. */
export async function undoImport(importId: string): Promise<void> {
  try {
    let isDone = false;
    while (!isDone) isDone = (await apiSend<UndoAnswer>('POST', `/api/imports/${importId}/undo`)).rest === 0;
  } finally {
    invalidate(/^\/api\//);
  }
}
