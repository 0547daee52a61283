import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import type { Page } from '@/lib/core/http/pagination';
import { overwrite } from './overwrite';
import type { CollectionAddress } from './registry';

export interface CollectionClient<Item, Input, Patch> {
  list: (petId: string, cursor: string) => Promise<Page<Item>>;
  create: (petId: string, input: Input, idempotencyKey: string) => Promise<Item>;
  /** Whatever stands there. */
  update: (petId: string, id: string, patch: Patch) => Promise<Item>;
  /** Only over what was opened. @throws OvertakenError where somebody else has changed it since */
  overwrite: (petId: string, opened: { id: string }, patch: Patch) => Promise<Item>;
  remove: (petId: string, id: string) => Promise<void>;
  restore: (petId: string, id: string) => Promise<Item>;
}

export function collectionClient<Item extends { id: string }, Input, Patch extends object>(
  name: CollectionAddress,
): CollectionClient<Item, Input, Patch> {
  const path = (petId: string) => `/api/pets/${petId}/${name}` as const;
  /** Invalidates the health summary as well, because it shows parts of the collection. */
  const written = async <Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> => {
    const result = await answer;
    invalidate(new RegExp(`^/api/pets/${petId}/(health|${name})`));
    return result;
  };
  return {
    list: (petId, cursor) => apiGet(`${path(petId)}?${new URLSearchParams({ limit: '20', cursor })}`),
    create: (petId, input, key) => written(petId, apiSend<Item>('POST', path(petId), input, { idempotencyKey: key })),
    update: (petId, id, patch) => written(petId, apiSend<Item>('PATCH', `${path(petId)}/${id}`, patch)),
    overwrite: (petId, opened, patch) =>
      overwrite(opened, patch, (changes, sending) =>
        written(petId, apiSend<Item>('PATCH', `${path(petId)}/${opened.id}`, changes, sending)),
      ),
    remove: async (petId, id) => void (await written(petId, apiSend('DELETE', `${path(petId)}/${id}`))),
    restore: (petId, id) => written(petId, apiSend<Item>('POST', `${path(petId)}/${id}/restore`)),
  };
}
