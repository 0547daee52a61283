import type { TokenScope } from '@/lib/accounts/access-tokens/vocabulary';
import { collectionFolders } from './collection-folders';
import type { Method } from './walk-app';

type Scopes = Partial<Record<Method, TokenScope>>;

/** Files are sent by browsers only. */
const uploads = ['documents', 'photos'];

const ofCollections: Record<string, Scopes> = Object.fromEntries(
  collectionFolders.flatMap(({ name, list, item }): [string, Scopes][] => [
    [list, uploads.includes(name) ? { GET: 'read' } : { GET: 'read', POST: 'write' }],
    [item, { GET: 'read', PATCH: 'write', DELETE: 'write' }],
    [`${item}/restore`, { POST: 'write' }],
  ]),
);

/** Routes that access tokens may call, with the scope. All other routes of members refuse every token. */
const routeScopes: Record<string, Scopes> = {
  pets: { GET: 'read' },
  tasks: { GET: 'read' },
  'pets/[petId]': { GET: 'read', PATCH: 'write' },
  'pets/[petId]/health': { GET: 'read' },
  'pets/[petId]/photo': { GET: 'read' },
  ...ofCollections,
  'pets/[petId]/documents/[documentId]/file': { GET: 'read' },
  'pets/[petId]/medications/[medicationId]/doses': { GET: 'read', POST: 'tick' },
  'pets/[petId]/medications/[medicationId]/doses/[doseId]': { DELETE: 'write' },
  'pets/[petId]/photos/[photoId]/file': { GET: 'read' },
  'pets/[petId]/routines/[routineId]/completions/[date]': { PUT: 'tick', DELETE: 'write' },
  'pets/[petId]/training/checks/[list]/[item]': { PUT: 'write', DELETE: 'write' },
  'pets/[petId]/vaccinations/card': { POST: 'write' },
  'pets/[petId]/weights/export': { GET: 'read' },
};

export function scopeOf(folder: string, method: Method): TokenScope | undefined {
  return routeScopes[folder]?.[method];
}

export const scopedRoutes = Object.keys(routeScopes);
