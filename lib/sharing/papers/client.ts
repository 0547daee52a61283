import { apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { PaperInput } from './schema';
import type { SavedPaper } from './vocabulary';

/** Needs a connection, because the entries are written together. */
export async function savePaper(petId: string, body: PaperInput, key: string): Promise<SavedPaper> {
  const saved = await apiSend<SavedPaper>('POST', `/api/pets/${petId}/papers`, body, { idempotencyKey: key });
  invalidate(new RegExp(`^/api/pets/${petId}`));
  return saved;
}
