import { collectionFolders } from './collection-folders';

/**
 * Link readers have a key each and no session. The last two have the cookie of an ended session. Carer, viewer and
 * ended carer are or were members of the owner's pet. The invited person has not accepted. The tokens are the owner's.
 */
export const actorNames = [
  'guest',
  'owner',
  'carer',
  'viewer',
  'endedCarer',
  'invited',
  'member',
  'admin',
  'reader',
  'lateReader',
  'endedReader',
  'lockedReader',
  'signedOut',
  'deleted',
  'readToken',
  'tickToken',
  'writeToken',
] as const;
export type ActorName = (typeof actorNames)[number];

/**
 * Access rule of a route. `public`: everybody; `member`: signed-in users; `pet`: all members may read, owner and carers
 * may write; `petToEdit`: owner and carers; `petToShare`, `petToOwn`: the owner; `bin`: the owner, 404 for others;
 * `account`: its user; `invitation`: holders of its key may read, signed-in ones accept; `nobody`: the user with that
 * id, which no actor is; `share`, `photoLink`, `feed`, `clock`: holders of its key; `form`: redirects to a shared page.
 */
export type Kind =
  | 'public'
  | 'member'
  | 'pet'
  | 'petToEdit'
  | 'petToShare'
  | 'petToOwn'
  | 'bin'
  | 'invitation'
  | 'nobody'
  | 'account'
  | 'admin'
  | 'share'
  | 'photoLink'
  | 'feed'
  | 'form'
  | 'clock';

type Verbs = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', number | Kind>>;
const ofCollections: Record<string, Kind> = Object.fromEntries(
  collectionFolders.flatMap(({ list, item }) => [list, item, `${item}/restore`].map((route) => [route, 'pet'])),
);
const ofProposal = ['accept', 'decline', 'file', 'undo'].map((verb) => `pets/[petId]/proposals/[proposalId]/${verb}`);
const ofAccount = [
  ...['access-tokens', 'access-tokens/[tokenId]', 'notification-services', 'notification-services/[serviceId]'],
  ...['notification-services/[serviceId]/test', 'push-subscriptions', 'push-subscriptions/test'],
].map((part) => `users/[userId]/${part}`);

export const routes: Record<string, Kind | Verbs> = {
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
  'auth/callback/oidc': { GET: 404 },
  'auth/confirm-email': { POST: 400 },
  'auth/forgot-password': { POST: 400 },
  'auth/login': { POST: 400 },
  'auth/oidc': { GET: 404 },
  'auth/passkey': { POST: 400 },
  'auth/passkey/options': { POST: 200 },
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
  events: 'member',
  feedback: 'member',
  handovers: 'member',
  'handovers/[key]': { GET: 404, POST: 'nobody' },
  health: { GET: 200 },
  version: { GET: 200 },
  imports: 'member',
  'imports/[importId]/undo': 'nobody',
  invitations: 'member',
  'invitations/[key]': { GET: 'invitation', POST: 'invitation', DELETE: 'nobody' },
  'invitations/[key]/qr': 'nobody',
  'openapi.json': { GET: 200 },
  'page-views': { POST: 400 },
  pets: 'member',
  'pets/import': 'member',
  'pets/[petId]': { GET: 'pet', PATCH: 'petToEdit', DELETE: 'petToOwn' },
  'pets/[petId]/activity': 'pet',
  'pets/[petId]/deleted': 'petToEdit',
  'pets/[petId]/health': 'pet',
  'pets/[petId]/lost': 'petToOwn',
  'pets/[petId]/finder-messages': 'petToOwn',
  'pets/[petId]/finder-messages/[messageId]': 'petToOwn',
  'pets/[petId]/handover': 'petToOwn',
  'pets/[petId]/members': 'pet',
  'pets/[petId]/members/[userId]': 'petToOwn',
  'pets/[petId]/passport.pdf': 'pet',
  'pets/[petId]/photo': 'pet',
  'pets/[petId]/poster.pdf': 'petToOwn',
  'pets/[petId]/proposals': 'petToOwn',
  ...Object.fromEntries(ofProposal.map((route) => [route, 'petToOwn' as const])),
  'pets/[petId]/restore': 'bin',
  ...ofCollections,
  'pets/[petId]/appointments/[appointmentId]/calendar.ics': 'pet',
  'pets/[petId]/documents/[documentId]/file': 'pet',
  'pets/[petId]/documents/[documentId]/preview': 'pet',
  'pets/[petId]/medications/[medicationId]/doses': 'pet',
  'pets/[petId]/medications/[medicationId]/doses/[doseId]': 'pet',
  'pets/[petId]/photos/[photoId]/crops': 'pet',
  'pets/[petId]/photos/[photoId]/file': 'pet',
  'pets/[petId]/photos/[photoId]/links': 'petToOwn',
  'pets/[petId]/photos/[photoId]/links/[linkId]': 'petToOwn',
  'pets/[petId]/routines/[routineId]/completions/[date]': 'pet',
  'pets/[petId]/shares': 'petToShare',
  'pets/[petId]/shares/[shareId]': 'petToShare',
  'pets/[petId]/shares/[shareId]/qr': 'petToShare',
  'pets/[petId]/shares/[shareId]/views': 'petToShare',
  'pets/[petId]/signed-passport': { GET: 'pet', POST: 'petToShare', DELETE: 'petToShare' },
  'pets/[petId]/stay-proof.pdf': 'pet',
  'pets/[petId]/training/checks/[list]/[item]': 'pet',
  'pets/[petId]/papers': 'pet',
  'pets/[petId]/table': 'pet',
  'pets/[petId]/vaccinations/card': 'pet',
  'pets/[petId]/vet-records/documents': 'pet',
  'pets/[petId]/weights/export': 'pet',
  manifest: 'member',
  'push-key': 'member',
  'quick-add': 'member',
  'reminders/buttons/[buttonKey]': { POST: 404 },
  'reminders/open': 'member',
  'reminders/unsubscribe': { GET: 302, POST: 400 },
  'shared/[accessKey]': 'share',
  'shared/[accessKey]/answer': 'form',
  'shared/[accessKey]/documents/[documentId]/file': 'share',
  'shared/[accessKey]/doses': { POST: 404 },
  'shared/[accessKey]/message': 'form',
  'shared/[accessKey]/name': { POST: 404 },
  'shared/[accessKey]/notes': { POST: 404 },
  'shared/[accessKey]/passport.pdf': 'share',
  'shared/[accessKey]/pets/[petId]/photo': { GET: 404 },
  'shared/[accessKey]/pets/[petId]/signed-passport.svg': { GET: 404 },
  'shared/[accessKey]/photo': 'share',
  'shared/[accessKey]/photos': { POST: 404 },
  'shared/[accessKey]/pin': 'form',
  'shared/[accessKey]/proposals': 'share',
  'shared/[accessKey]/signed-passport.svg': 'share',
  'shared/[accessKey]/ticks': { POST: 404 },
  'shared/photo/[linkKey]/file': 'photoLink',
  'signed-passports/[jti]/status': { GET: 200 },
  stays: 'member',
  tasks: 'member',
  'stays/[stayId]': 'bin',
  'stays/[stayId]/notes/[date]': 'bin',
  'stays/[stayId]/qr': 'bin',
  'users/[userId]': 'account',
  ...Object.fromEntries(ofAccount.map((route) => [route, 'account' as const])),
  'users/[userId]/calendar-feed': 'account',
  'users/[userId]/device-key': 'account',
  'users/[userId]/email': 'account',
  'users/[userId]/export': 'account',
  'users/[userId]/passkeys': 'account',
  'users/[userId]/passkeys/[passkeyId]': 'account',
  'users/[userId]/passkeys/offer': 'account',
  'users/[userId]/passkeys/options': 'account',
  'users/[userId]/password': 'account',
  'users/[userId]/pets': 'account',
  'users/[userId]/photo': 'account',
  'users/[userId]/reminder-settings': 'account',
  'users/[userId]/reminders': 'account',
  'users/[userId]/reminders/[reminderId]/acknowledge': 'account',
  'users/[userId]/sessions': 'account',
  'users/[userId]/sessions/[sessionId]': 'account',
  'users/current': 'member',
};
