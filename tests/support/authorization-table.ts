import { collectionEntry, collectionNames, collectionPath } from '@/lib/collections/registry';

/** Readers have a key each and no session; the last two have the cookie of an ended session. */
export const actorNames = [
  'guest',
  'owner',
  'member',
  'admin',
  'reader',
  'lateReader',
  'endedReader',
  'lockedReader',
  'signedOut',
  'deleted',
] as const;
export type ActorName = (typeof actorNames)[number];

/**
 * Who may use it. `public`: everybody; `member`: signed in; `pet`, `account`: the owner of what the address names;
 * `share`, `photoLink`: holders of a valid key; `feed`: holders of the address; `form`: a form of a shared page, which
 * redirects there; `clock`: holders of the host's secret.
 */
export type Kind =
  | 'public'
  | 'member'
  | 'pet'
  | 'account'
  | 'admin'
  | 'share'
  | 'photoLink'
  | 'feed'
  | 'form'
  | 'clock';

/** Statuses for everybody, where no kind applies. */
type Statuses = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', number>>;

const ofCollections: Record<string, Kind> = Object.fromEntries(
  collectionNames.flatMap((name) => {
    const list = `pets/[petId]/${collectionPath(name, (parent) => `[${parent}]`)}`;
    const item = `${list}/[${collectionEntry(name).parameter}]`;
    return [list, item, `${item}/restore`].map((route): [string, Kind] => [route, 'pet']);
  }),
);

/** By folder below `app/api`. Public routes list their status for a body that is no object. */
export const routes: Record<string, Kind | Statuses> = {
  '[...path]': { GET: 404, POST: 404, PUT: 404, PATCH: 404, DELETE: 404 },
  'admin/audit': 'admin',
  'admin/counts': 'admin',
  'admin/feedback': 'admin',
  'admin/feedback/[feedbackId]/answer': 'admin',
  'admin/login': { POST: 400 },
  'admin/logout': 'admin',
  'admin/users': 'admin',
  'admin/users/[userId]': 'admin',
  'admin/users/[userId]/sessions': 'admin',
  'auth/confirm-email': { POST: 400 },
  'auth/forgot-password': { POST: 400 },
  'auth/login': { POST: 400 },
  'auth/logout': { POST: 200 },
  'auth/magic-link': { POST: 400 },
  'auth/magic-link/form': 'form',
  'auth/register': { POST: 400 },
  'auth/reset-password': { POST: 400 },
  'auth/session': { GET: 200 },
  'auth/stop-email-change': { POST: 400 },
  'auth/verify-code': { POST: 400 },
  'auth/verify-code/form': 'form',
  'auth/verify-token': { GET: 400 },
  breeds: 'member',
  'calendar/[feed]': 'feed',
  'cron/jobs': 'clock',
  'cron/reminders': 'clock',
  'csrf-token': { GET: 200 },
  'dev/outbox': { GET: 400 },
  docs: { GET: 200 },
  feedback: 'member',
  health: { GET: 200 },
  'openapi.json': { GET: 200 },
  'page-views': { POST: 400 },
  pets: 'member',
  'pets/[petId]': 'pet',
  'pets/[petId]/deleted': 'pet',
  'pets/[petId]/health': 'pet',
  'pets/[petId]/lost': 'pet',
  'pets/[petId]/finder-messages': 'pet',
  'pets/[petId]/finder-messages/[messageId]': 'pet',
  'pets/[petId]/passport.pdf': 'pet',
  'pets/[petId]/photo': 'pet',
  'pets/[petId]/poster.pdf': 'pet',
  'pets/[petId]/restore': 'pet',
  ...ofCollections,
  'pets/[petId]/appointments/[appointmentId]/calendar.ics': 'pet',
  'pets/[petId]/documents/[documentId]/file': 'pet',
  'pets/[petId]/documents/[documentId]/preview': 'pet',
  'pets/[petId]/medications/[medicationId]/doses': 'pet',
  'pets/[petId]/medications/[medicationId]/doses/[doseId]': 'pet',
  'pets/[petId]/photos/[photoId]/crops': 'pet',
  'pets/[petId]/photos/[photoId]/file': 'pet',
  'pets/[petId]/photos/[photoId]/links': 'pet',
  'pets/[petId]/photos/[photoId]/links/[linkId]': 'pet',
  'pets/[petId]/routines/[routineId]/completions/[date]': 'pet',
  'pets/[petId]/shares': 'pet',
  'pets/[petId]/shares/[shareId]': 'pet',
  'pets/[petId]/shares/[shareId]/qr': 'pet',
  'pets/[petId]/shares/[shareId]/views': 'pet',
  'pets/[petId]/training/checks/[list]/[item]': 'pet',
  'pets/[petId]/weights/export': 'pet',
  'pets/[petId]/weights/import': 'pet',
  'push-key': 'member',
  'quick-add': 'member',
  'reminders/unsubscribe': { GET: 302, POST: 400 },
  'shared/[accessKey]': 'share',
  'shared/[accessKey]/documents/[documentId]/file': 'share',
  'shared/[accessKey]/message': 'form',
  'shared/[accessKey]/passport.pdf': 'share',
  'shared/[accessKey]/photo': 'share',
  'shared/[accessKey]/pin': 'form',
  'shared/photo/[linkKey]/file': 'photoLink',
  'users/[userId]': 'account',
  'users/[userId]/calendar-feed': 'account',
  'users/[userId]/email': 'account',
  'users/[userId]/export': 'account',
  'users/[userId]/password': 'account',
  'users/[userId]/pets': 'account',
  'users/[userId]/photo': 'account',
  'users/[userId]/push-subscriptions': 'account',
  'users/[userId]/push-subscriptions/test': 'account',
  'users/[userId]/reminder-settings': 'account',
  'users/[userId]/reminders': 'account',
  'users/[userId]/reminders/[reminderId]/acknowledge': 'account',
  'users/[userId]/sessions': 'account',
  'users/[userId]/sessions/[sessionId]': 'account',
  'users/current': 'member',
};

/** By address in `app/[locale]`. */
export const pages: Record<string, Exclude<Kind, 'account' | 'feed' | 'form' | 'clock'> | 'adminSignIn' | 404> = {
  '/': 'public',
  '/[...rest]': 404,
  '/admin': 'admin',
  '/admin/audit': 'admin',
  '/admin/inbox': 'admin',
  '/admin/login': 'adminSignIn',
  '/admin/users': 'admin',
  '/auth/confirm-email': 'public',
  '/auth/forgot-password': 'public',
  '/auth/login': 'public',
  '/auth/magic-link-login': 'public',
  '/auth/reset-password': 'public',
  '/auth/standard-login': 'public',
  '/auth/stop-email-change': 'public',
  '/auth/unsubscribe': 'public',
  '/auth/verify': 'public',
  // Rendered in place of others, without an address of its own.
  '/blocked': 404,
  // Replaces the mail service in local installations; otherwise closed.
  '/dev/outbox': 'public',
  '/feedback': 'member',
  '/help': 'public',
  '/help/[article]': 'public',
  '/home': 'member',
  '/offline': 'public',
  '/pets': 'member',
  '/pets/new': 'member',
  '/pets/weigh': 'member',
  '/pets/[petId]': 'pet',
  '/pets/[petId]/appointments': 'pet',
  '/pets/[petId]/brief': 'pet',
  '/pets/[petId]/deleted': 'pet',
  '/pets/[petId]/edit': 'pet',
  '/pets/[petId]/routines': 'pet',
  '/pets/[petId]/share': 'pet',
  '/pets/[petId]/social': 'pet',
  '/pets/[petId]/training': 'pet',
  '/pets/[petId]/vet-records': 'pet',
  '/privacy-policy': 'public',
  '/profile': 'member',
  '/shared/[accessKey]': 'share',
  '/shared/photo/[linkKey]': 'photoLink',
  '/terms': 'public',
  '/tour': 'member',
};

export const builtFiles = ['.well-known/security.txt', 'manifest/[file]', 'messages/[locale]/[file]'];

const insiders: ReadonlySet<ActorName> = new Set(['owner', 'member']);

/** The status of a read, or of a write with a body that is no object; null for anything but a refusal. */
export function routeStatus(kind: Kind, method: string, actor: ActorName): number | null {
  const served = method === 'GET' ? 200 : null;
  if (kind === 'public' || kind === 'feed') return served;
  if (kind === 'form') return 415;
  if (kind === 'clock') return 401;
  if (kind === 'share' || kind === 'photoLink') {
    return actor === 'reader' ? served : 404;
  }
  if (kind === 'admin') return actor === 'admin' ? served : 401;
  if (!insiders.has(actor)) return 401;
  return kind === 'member' || actor === 'owner' ? served : 404;
}

export function pageAnswer(kind: (typeof pages)[string], actor: ActorName): number | string {
  if (kind === 404) return 404;
  if (kind === 'public') return 200;
  if (kind === 'adminSignIn') return actor === 'admin' ? '/admin' : 200;
  if (kind === 'share') return actor === 'reader' || actor === 'lockedReader' ? 200 : 404;
  if (kind === 'photoLink') return routeStatus(kind, 'GET', actor) ?? 200;
  if (kind === 'admin') return actor === 'admin' ? 200 : '/admin/login';
  if (!insiders.has(actor)) return '/auth/login';
  return kind === 'member' || actor === 'owner' ? 200 : 404;
}
