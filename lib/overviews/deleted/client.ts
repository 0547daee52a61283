import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { Page } from '@/lib/core/http/pagination';
import type { DeletedEntry } from './deleted-entry';

export function listDeleted(petId: string, cursor: string): Promise<Page<DeletedEntry>> {
  return apiGet(`/api/pets/${petId}/deleted?${new URLSearchParams({ limit: '20', cursor })}`);
}

function pathOf({ kind, id, skillId, measureId }: DeletedEntry): string {
  if (kind === 'sessions') return `training/${skillId}/sessions/${id}`;
  return kind === 'readings' ? `measures/${measureId}/readings/${id}` : `${kind}/${id}`;
}

export async function restoreDeletedEntry(petId: string, entry: DeletedEntry): Promise<void> {
  await apiSend('POST', `/api/pets/${petId}/${pathOf(entry)}/restore`);
  invalidate(new RegExp(`^/api/pets/${petId}`));
}
