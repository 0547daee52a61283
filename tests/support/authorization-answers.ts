import type { pages } from './authorization-pages';
import type { ActorName, Kind } from './authorization-table';
import { scopeOf } from './token-scopes';
import type { Method } from './walk-app';

export const insiders: ReadonlySet<ActorName> = new Set([
  'owner',
  'carer',
  'viewer',
  'endedCarer',
  'invited',
  'member',
]);

const rank = { pet: 1, petToEdit: 2, petToShare: 3, petToOwn: 4 } as const;
const heldLevels: Partial<Record<ActorName, number>> = { owner: 4, carer: 2, viewer: 1 };

/** 404 for strangers, 403 for members with fewer rights. */
function petStatus(kind: keyof typeof rank, method: string, actor: ActorName): number | null {
  const mine = heldLevels[actor];
  if (mine === undefined) return 404;
  const requiredLevel = kind === 'pet' && method !== 'GET' ? rank.petToEdit : rank[kind];
  if (mine < requiredLevel) return 403;
  return method === 'GET' ? 200 : null;
}

const isOfPet = (kind: string): kind is keyof typeof rank => kind in rank;

const scopesOf: Partial<Record<ActorName, readonly string[]>> = {
  readToken: ['read'],
  tickToken: ['tick'],
  writeToken: ['tick', 'write'],
};

export const isToken = (actor: ActorName) => actor in scopesOf;

const open: ReadonlySet<Kind> = new Set(['public', 'feed', 'form', 'clock', 'share', 'photoLink']);

/** Tokens call the routes that declare their scope. They are guests where no route asks who calls. */
export function tokenStatus(kind: Kind, folder: string, method: Method, actor: ActorName): number | null {
  if (open.has(kind) || (kind === 'invitation' && method === 'GET')) return routeStatus(kind, method, 'guest');
  const scope = scopeOf(folder, method);
  if (scope === undefined || !scopesOf[actor]?.includes(scope)) return 403;
  return method === 'GET' ? 200 : null;
}

/** Status of a read, or of a write whose body is not an object. Null for a write that is not refused. */
export function routeStatus(kind: Kind, method: string, actor: ActorName): number | null {
  const servedStatus = method === 'GET' ? 200 : null;
  if (kind === 'public' || kind === 'feed') return servedStatus;
  if (kind === 'invitation' && method === 'GET') return 200;
  if (kind === 'form') return 415;
  if (kind === 'clock') return 401;
  if (kind === 'share' || kind === 'photoLink') {
    return actor === 'reader' ? servedStatus : 404;
  }
  if (kind === 'admin') return actor === 'admin' ? servedStatus : 401;
  if (!insiders.has(actor)) return 401;
  if (kind === 'nobody') return 404;
  if (isOfPet(kind)) return petStatus(kind, method, actor);
  return kind === 'member' || kind === 'invitation' || actor === 'owner' ? servedStatus : 404;
}

export function pageAnswer(kind: (typeof pages)[string], actor: ActorName): number | string {
  if (kind === 404) return 404;
  if (kind === 'public' || kind === 'invitation') return 200;
  if (kind === 'adminSignIn') return actor === 'admin' ? '/admin' : 200;
  if (kind === 'share') return actor === 'reader' || actor === 'lockedReader' ? 200 : 404;
  if (kind === 'photoLink') return routeStatus(kind, 'GET', actor) ?? 200;
  if (kind === 'admin') return actor === 'admin' ? 200 : '/admin/login';
  if (!insiders.has(actor)) return '/auth/login';
  if (kind === 'nobody') return 404;
  return isOfPet(kind) ? petPageAnswer(kind, actor) : insiderAnswer(kind, actor);
}

const insiderAnswer = (kind: string, actor: ActorName) => (kind === 'member' || actor === 'owner' ? 200 : 404);

function petPageAnswer(kind: keyof typeof rank, actor: ActorName): number | string {
  const status = petStatus(kind, 'GET', actor);
  if (status !== 403) return status ?? 200;
  return kind === 'petToShare' ? '/pets/[petId]/people' : 404;
}
