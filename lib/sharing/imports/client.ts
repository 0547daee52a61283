import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { UndoAnswer } from './vocabulary';

/** Repeats the request, because each one undoes a limited number of rows. */
export async function undoImport(importId: string): Promise<void> {
  try {
    let isDone = false;
    while (!isDone) isDone = (await apiSend<UndoAnswer>('POST', `/api/imports/${importId}/undo`)).rest === 0;
  } finally {
    invalidate(/^\/api\//);
  }
}
