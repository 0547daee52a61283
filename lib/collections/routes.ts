import 'server-only';
import { nameOf } from '@/lib/access/people';
import { petRoute } from '@/lib/access/route';
import type { Caller } from '@/lib/access/viewer';
import { timelineQuery } from '@/lib/core/http/pagination';
import type { RouteHandler } from '@/lib/core/http/route';
import { createOnce } from './create-once';
import type { Author } from './rules';
import type { PetCollection } from './store';

export function authorOf(viewer: Caller, at: Date): Author {
  return { name: nameOf(viewer), timeZone: viewer.timeZone, at };
}

export const ifMatchOf = (request: Request) => request.headers.get('if-match');

/** Finds the parameter that is not the pet's id, because its name differs between folders. */
function itemId(params: Record<string, string>): string {
  return Object.entries(params).find(([name]) => name !== 'petId')?.[1] ?? '';
}

export function listRoutes<Item, Input, Patch>(
  collection: PetCollection<Item, Input, Patch>,
): { GET: RouteHandler; POST: RouteHandler } {
  return {
    GET: petRoute('view', {
      token: 'read',
      query: timelineQuery,
      handle: ({ access, query }) => collection.list(access, query),
    }),
    POST: petRoute('edit', {
      token: 'write',
      body: collection.input,
      status: 201,
      versioned: true,
      takesId: true,
      handle: ({ access, viewer, body, at, entryId }) =>
        createOnce(access, {
          of: collection.name,
          id: entryId,
          find: (id) => collection.getStored(access, id),
          create: (id) => collection.create(access, body as Input, authorOf(viewer, at), id),
        }),
    }),
  };
}

export function itemRoutes<Item, Input, Patch>(
  collection: PetCollection<Item, Input, Patch>,
): { GET: RouteHandler; PATCH: RouteHandler; DELETE: RouteHandler } {
  return {
    GET: petRoute('view', {
      token: 'read',
      versioned: true,
      handle: ({ access, params }) => collection.get(access, itemId(params)),
    }),
    PATCH: petRoute('edit', {
      token: 'write',
      body: collection.patch,
      versioned: true,
      matched: true,
      handle: ({ access, viewer, params, body, request, at }) =>
        collection.update(access, itemId(params), body as Patch, authorOf(viewer, at), ifMatchOf(request)),
    }),
    DELETE: petRoute('edit', {
      token: 'write',
      matched: true,
      handle: ({ access, params, request, at }) => collection.remove(access, itemId(params), at, ifMatchOf(request)),
    }),
  };
}

export function restoreRoute<Item, Input, Patch>(collection: PetCollection<Item, Input, Patch>): RouteHandler {
  return petRoute('edit', {
    token: 'write',
    versioned: true,
    handle: ({ access, params, at }) => collection.restore(access, itemId(params), at),
  });
}
