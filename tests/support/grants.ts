import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { createAccessToken } from '@/lib/accounts/access-tokens/mutations';
import { addPasskey, passkeyCreationOptions } from '@/lib/accounts/passkeys/mutations';
import { requestEmailChange, requestReset } from '@/lib/accounts/passwords/mutations';
import { rememberDevice } from '@/lib/core/auth/known-device';
import { type MailedLinkKind, makeLinkSecret } from '@/lib/core/auth/mailed-links';
import { hashPassword } from '@/lib/core/auth/password';
import { startSession } from '@/lib/core/auth/start-session';
import { createUser, findActiveUser } from '@/lib/core/auth/user-account';
import { db, transaction } from '@/lib/core/db/client';
import { addService } from '@/lib/core/push/services';
import { saveDevice } from '@/lib/core/push/subscriptions';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { issueButtons } from '@/lib/reminders/mutations/buttons';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { Authenticator } from './authenticator';
import { aPetOf, noon, requestLink, someAddress } from './members';
import { browserKeys } from './push-service';
import { aShareOf } from './sharing';

export const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };
export const moment = { origin, at: noon };

export const takersBrowser = { secret: 'T'.repeat(43), device: 'Safari, macOS' };
export const takersPassword = 'three brown horses';

export async function aSessionOf(userId: string): Promise<Viewer> {
  const user = await findActiveUser({ id: userId });
  if (!user) throw new Error('no such user');
  const { secret } = await transaction(() =>
    startSession({ user, device: 'Chrome, Linux', remember: false, at: noon }),
  );
  return viewerOf(secret);
}

export async function viewerOf(secret: string): Promise<Viewer> {
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');
  return viewer;
}

export async function mailedSecret(kind: MailedLinkKind, userId: string, at = noon): Promise<string> {
  const request = await db().accountRequest.findFirstOrThrow({ where: { userId, kind }, orderBy: { id: 'desc' } });
  return (await makeLinkSecret(request.id, at))?.token ?? '';
}

export async function makesPhotoLink(petId: string): Promise<string> {
  const photo = { id: newId(), petId, photoKey: newId(), width: 9, height: 9, placeholder: '', bytes: 1, sentBytes: 1 };
  await db().photo.create({ data: { ...photo, takenAt: noon, createdAt: noon, updatedAt: noon } });
  const link = { id: newId(), photoId: photo.id, keyHash: hashSecret(newSecret()), createdAt: noon };
  await db().photoLink.create({ data: { ...link, expiresAt: new Date(noon.getTime() + 86_400_000) } });
  return link.id;
}

async function makeButton(userId: string, serviceId: string): Promise<void> {
  const [reminderId, sourceId] = [newId(), newId()];
  const times = { dueAt: noon, sendAt: noon, createdAt: noon };
  await db().reminder.create({ data: { id: reminderId, userId, kind: 'medication', sourceId, ...times } });
  await issueButtons({ id: reminderId, sourceId }, serviceId, noon);
}

export async function anUnprovenAccount(email = someAddress()) {
  const names = { firstName: 'Eve', lastName: 'López', passwordHash: await hashPassword(takersPassword) };
  return transaction(async () => {
    const user = await createUser({ email, emailKey: email, locale: 'en', ...names }, noon);
    if (!user) throw new Error('the address has an account');
    return startSession({ user, device: origin.device, remember: false, at: noon });
  });
}

export async function aTakenAccount({ proven = false } = {}) {
  const email = someAddress();
  const { user, secret } = await anUnprovenAccount(email);
  if (proven) await db().user.update({ where: { id: user.id }, data: { verifiedAt: noon } });
  const taker = await viewerOf(secret);
  const endpoint = `https://fcm.googleapis.com/${newId()}`;
  await saveDevice(taker, { endpoint, keys: browserKeys() }, origin.device, noon);
  const webhook = { kind: 'webhook', address: 'https://example.org/hook', token: null } as const;
  const { id: serviceId } = await addService(taker, webhook, moment);
  await makeButton(taker.userId, serviceId);
  const { url } = await renewFeed(taker, { petId: null, kinds: [], namesMedicines: false }, moment);
  const pet = await aPetOf(taker);
  const share = await aShareOf(taker, pet);
  const photoLinkId = await makesPhotoLink(pet.petId);
  const newEmail = someAddress();
  const proof = await reauthenticate(taker, undefined, noon);
  await requestEmailChange(proof, { email: newEmail }, { ...moment, browser: takersBrowser });
  const script = { name: 'Script', scopes: ['read' as const], pets: null, endsOn: null };
  const accessToken = await createAccessToken(proof, script, moment);
  const { challenge } = await passkeyCreationOptions(proof, takersBrowser.secret, noon);
  const credential = new Authenticator().create({ challenge });
  const passkey = await addPasskey(taker, credential, { ...moment, browser: takersBrowser.secret });
  await requestReset(email, moment);
  const { requestId } = await requestLink(email);
  const browserSecret = await rememberDevice(user.id, undefined, noon);
  const changeToken = await mailedSecret('email_change', user.id);
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  const requests = await db().accountRequest.findMany({ where: { userId: user.id } });
  const feedKey = new URL(url).pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
  const links = { shareId: share.id, photoLinkId, tokenId: accessToken.id, passkeyId: passkey.id };
  const ids = { userId: user.id, sessionId: taker.sessionId, requestId, ...links };
  return { ids, email, newEmail, changeToken, secret, feedKey, endpoint, browserSecret, passwordHash, requests, taker };
}

export type TakenAccount = Awaited<ReturnType<typeof aTakenAccount>>;

export async function grantsLeft(account: TakenAccount): Promise<string[]> {
  const { ids, endpoint, feedKey, browserSecret, passwordHash, requests } = account;
  const open = { revokedAt: null };
  const counts: Record<string, number> = {
    password: await db().user.count({ where: { id: ids.userId, passwordHash } }),
    session: await db().session.count({ where: { id: ids.sessionId } }),
    notifications: await db().pushSubscription.count({ where: { endpointHash: hashSecret(endpoint) } }),
    'notification service': await db().notificationService.count({ where: { userId: ids.userId } }),
    'notification button': await db().reminderButton.count({ where: { reminder: { userId: ids.userId } } }),
    'known browser': await db().knownDevice.count({ where: { secretHash: hashSecret(browserSecret) } }),
    'login link and code': await db().signInRequest.count({ where: { id: ids.requestId } }),
    'calendar feed': await db().calendarFeed.count({ where: { keyHash: hashSecret(feedKey) } }),
    'access token': await db().accessToken.count({ where: { id: ids.tokenId } }),
    passkey: await db().passkey.count({ where: { id: ids.passkeyId } }),
    'share link': await db().share.count({ where: { id: ids.shareId, ...open } }),
    'photo link': await db().photoLink.count({ where: { id: ids.photoLinkId, ...open } }),
  };
  for (const { id, kind } of requests) counts[kind] = await db().accountRequest.count({ where: { id } });
  return Object.keys(counts).filter((grant) => counts[grant]);
}
