import { makeRecoverySecret, notifyFormerAddress } from '@/lib/access/address-recovery';
import type { Viewer } from '@/lib/access/viewer';
import { endOwnSession } from '@/lib/accounts/account/mutations';
import { confirmEmail, stopEmailChange } from '@/lib/accounts/passwords/mutations';
import { signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { rememberDevice } from '@/lib/core/auth/known-device';
import { requestMailedLink } from '@/lib/core/auth/mailed-links';
import { db } from '@/lib/core/db/client';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { aStay } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { mailedSecret, makesPhotoLink, moment, origin } from '../support/grants';
import { joins } from '../support/household';
import { after, aPetOf, aViewer, noon, requestLink, signIn, someAddress } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();
const refusal = { code: 'unauthenticated' };
const later = after(1, 'hour');
const feed = { petId: null, kinds: [], namesMedicines: false };
const byId = { orderBy: { id: 'asc' as const } };

async function anUnprovenViewer(): Promise<Viewer> {
  const viewer = await aViewer();
  await db().user.update({ where: { id: viewer.userId }, data: { verifiedAt: null } });
  return viewer;
}

const proveAddress = async ({ email }: Viewer) =>
  signInWithToken((await requestLink(email, { at: later })).token, 'Firefox, Android', later);

test('R6.8 an ended session creates no grant, despite another open session', async () => {
  const viewer = await aViewer();
  await signIn({ email: viewer.email, at: after(2, 'minute') });
  await endOwnSession(viewer, viewer.sessionId, moment);

  await expect(renewFeed(viewer, feed, moment)).rejects.toMatchObject(refusal);

  expect(await db().calendarFeed.count({ where: { userId: viewer.userId } })).toBe(0);
});

test('R7.10 an account may spell its own email address differently', async () => {
  const { userId, sessionId, email } = await aViewer();
  const newEmail = email.toUpperCase();
  await requestMailedLink('email_change', { emailKey: email, userId, sessionId, newEmail, at: noon });
  const token = await mailedSecret('email_change', userId);

  await confirmEmail({ token, browser: undefined, asked: true }, moment);

  const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
  expect([user.email, user.emailKey]).toEqual([newEmail, email]);
});

async function anOwnerOfGrants() {
  const viewer = await anUnprovenViewer();
  const access = await aPetOf(viewer);
  await joins(await aViewer(), viewer, [access.petId]);
  await aShareOf(viewer, access);
  await makesPhotoLink(access.petId);
  await aStay(viewer, [access]);
  await renewFeed(viewer, feed, moment);
  await rememberDevice(viewer.userId, undefined, noon);
  await requestLink(viewer.email);
  await requestMailedLink('password_reset', { emailKey: viewer.email, userId: viewer.userId, at: noon });
  return viewer;
}

async function grantsOf({ userId, email }: Viewer) {
  const pet = { ownerId: userId };
  return {
    sessions: await db().session.findMany({ where: { userId }, ...byId }),
    browsers: await db().knownDevice.findMany({ where: { userId }, ...byId }),
    signIns: await db().signInRequest.findMany({ where: { emailKey: email }, ...byId }),
    requests: await db().accountRequest.findMany({ where: { userId }, ...byId }),
    feeds: await db().calendarFeed.findMany({ where: { userId } }),
    carers: await db().petMember.findMany({ where: { pet, role: { not: 'owner' } }, ...byId }),
    shares: await db().share.findMany({ where: { pet }, ...byId }),
    photoLinks: await db().photoLink.findMany({ where: { photo: { pet } }, ...byId }),
    stays: await db().stay.findMany({ where: { ownerId: userId }, ...byId }),
  };
}

test('R6.8 a first verification of an email address ends only that account’s grants', async () => {
  const [ana, ben] = [await anOwnerOfGrants(), await anOwnerOfGrants()];
  const [anas, bens] = [await grantsOf(ana), await grantsOf(ben)];
  for (const [grant, { length }] of Object.entries(anas)) expect([grant, length > 0]).toEqual([grant, true]);

  await proveAddress(ana);

  expect(await grantsOf(ben)).toEqual(bens);
  const { sessions, carers, shares, photoLinks, stays, ...left } = await grantsOf(ana);
  expect([left.browsers, left.requests, left.feeds]).toEqual([[], [], []]);
  expect(left.signIns.filter(({ usedAt }) => usedAt === null)).toEqual([]);
  expect(sessions.map(({ createdAt }) => createdAt)).toEqual([later]);
  expect(carers.map(({ endsAt }) => endsAt)).toEqual([later]);
  for (const rows of [shares, photoLinks, stays]) expect(rows.map(({ revokedAt }) => revokedAt)).toEqual([later]);
});

test('R6.8 R11.4 a first verification also ends access to other users’ pets', async () => {
  const [ana, host, guest] = [await anUnprovenViewer(), await aViewer(), await aViewer()];
  const { petId } = await aPetOf(host);
  await joins(ana, host, [petId]);
  await joins(guest, host, [petId]);

  await proveAddress(ana);

  const endOf = ({ userId }: Viewer) =>
    db().petMember.findFirst({ where: { petId, userId }, select: { endsAt: true } });
  expect([await endOf(ana), await endOf(guest), await endOf(host)]).toEqual([
    { endsAt: later },
    { endsAt: null },
    { endsAt: null },
  ]);
});

test('R6.8 a first verification keeps the end times of ended grants', async () => {
  const viewer = await anUnprovenViewer();
  const access = await aPetOf(viewer);
  await aShareOf(viewer, access);
  await makesPhotoLink(access.petId);
  await aStay(viewer, [access]);
  const data = { revokedAt: noon };
  await db().share.updateMany({ where: { petId: access.petId }, data });
  await db().photoLink.updateMany({ where: { photo: { petId: access.petId } }, data });
  await db().stay.updateMany({ where: { ownerId: viewer.userId }, data });

  await proveAddress(viewer);

  const { shares, photoLinks, stays } = await grantsOf(viewer);
  for (const rows of [shares, photoLinks, stays]) expect(rows.map(({ revokedAt }) => revokedAt)).toEqual([noon]);
});

async function aRecovery({ userId }: Viewer, at: Date) {
  await notifyFormerAddress({ userId, email: someAddress(), changed: true, at });
  const { id } = await db().addressRecovery.findFirstOrThrow({ where: { userId, createdAt: at } });
  return { id, token: (await makeRecoverySecret(id, at))?.token ?? '' };
}

test('R7.10 undoing an email change keeps earlier and other users’ recovery links', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const first = await aRecovery(ana, noon);
  const second = await aRecovery(ana, after(1, 'minute'));
  const third = await aRecovery(ana, after(2, 'minute'));
  const bens = await aRecovery(ben, after(3, 'minute'));

  await stopEmailChange(second.token, { origin, at: later });

  const ids = [first, second, third, bens].map(({ id }) => id);
  const remainingRecoveries = await db().addressRecovery.findMany({ where: { id: { in: ids } }, ...byId });
  expect(remainingRecoveries.map(({ id }) => id)).toEqual([first.id, bens.id]);
  await expect(stopEmailChange(third.token, { origin, at: later })).rejects.toMatchObject(refusal);
  await stopEmailChange(first.token, { origin, at: later });
});

test('R7.10 a recovery email three days late has no link', async () => {
  const { id } = await aRecovery(await aViewer(), noon);
  expect(await makeRecoverySecret(id, after(3, 'day'))).toBeNull();
  expect(await makeRecoverySecret(id, after(71, 'hour'))).not.toBeNull();
});
