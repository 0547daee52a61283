import 'server-only';
import { petRoute } from '@/lib/access/route';
import type { Viewer } from '@/lib/access/viewer';
import { timelineQuery } from '@/lib/core/http/pagination';
import type { RouteHandler } from '@/lib/core/http/route';
import type { Author } from './rules';
import type { PetCollection } from './store';

export function authorOf(viewer: Viewer, at: Date): Author {
  return { name: viewer.name || viewer.email, timeZone: viewer.timeZone, at };
}

/** Its name differs between folders. */
function itemId(params: Record<string, string>): string {
  return Object.entries(params).find(([name]) => name !== 'petId')?.[1] ?? '';
}

export function listRoutes<Item, Input, Patch>(
  collection: PetCollection<Item, Input, Patch>,
): { GET: RouteHandler; POST: RouteHandler } {
  return {
    GET: petRoute('view', { query: timelineQuery, handle: ({ access, query }) => collection.list(access, query) }),
    POST: petRoute('edit', {
      body: collection.input,
      status: 201,
      handle: ({ access, viewer, body, at }) => collection.create(access, body as Input, authorOf(viewer, at)),
    }),
  };
}

export function itemRoutes<Item, Input, Patch>(
  collection: PetCollection<Item, Input, Patch>,
): { GET: RouteHandler; PATCH: RouteHandler; DELETE: RouteHandler } {
  return {
    GET: petRoute('view', { handle: ({ access, params }) => collection.get(access, itemId(params)) }),
    PATCH: petRoute('edit', {
      body: collection.patch,
      handle: ({ access, viewer, params, body, at }) =>
        collection.update(access, itemId(params), body as Patch, authorOf(viewer, at)),
    }),
    DELETE: petRoute('edit', { handle: ({ access, params, at }) => collection.remove(access, itemId(params), at) }),
  };
}

export function restoreRoute<Item, Input, Patch>(collection: PetCollection<Item, Input, Patch>): RouteHandler {
  return petRoute('edit', { handle: ({ access, params, at }) => collection.restore(access, itemId(params), at) });
}
