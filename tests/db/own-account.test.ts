import { setOwnPhotoKey } from '@/lib/accounts/account/mutations';
import { findOwnPhotoKey, getAccount, getProfile, listSessions } from '@/lib/accounts/account/queries';
import { reauthenticate } from '@/lib/accounts/passwords/mutations';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { acceptPet, offerPet } from '@/lib/overviews/handover/mutations';
import { withDatabase } from '../support/database';
import { viewerOf } from '../support/grants';
import { causedBy, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon, signIn, someAddress } from '../support/members';

withDatabase();

/** Beside the viewer's session, an idle one, one that expires after twelve hours, and somebody else's, seen later. */
async function aViewerOfSeveralSessions() {
  const email = someAddress();
  await signIn({ email, remember: true, at: after(-8, 'day') });
  await signIn({ email, at: after(-2, 'minute') });
  await signIn({ remember: true, at: after(1, 'hour') });
  return viewerOf((await signIn({ email, remember: true })).secret);
}

test('R6.8 only open sessions of the account itself are listed', async () => {
  const viewer = await aViewerOfSeveralSessions();
  const later = after(13, 'hour');

  const sessions = await listSessions(viewer, later);

  expect(sessions.map(({ id, current }) => [id, current])).toEqual([[viewer.sessionId, true]]);
  expect((await getAccount(viewer, later)).sessions).toEqual(sessions);
});

test('R11.8 who has handed a pet over or taken one over has proofs', async () => {
  const [from, to, waiting] = [await aViewer(), await aViewer(), await aViewer()];
  const offers = async (viewer: typeof from) =>
    offerPet(await aPetOf(viewer), { email: someAddress() }, causedBy(viewer));
  await acceptPet(keyOf((await offers(from)).url), causedBy(to));
  await offers(waiting);

  const accounts = await Promise.all([from, to, waiting].map((viewer) => getAccount(viewer, noon)));

  expect(accounts.map(({ hasProofs }) => hasProofs)).toEqual([true, true, false]);
});

test('R7.10 everyone has a photo of their own', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  await setOwnPhotoKey(ana, 'users/ana/1', noon);
  await setOwnPhotoKey(ben, 'users/ben/1', noon);

  expect(await setOwnPhotoKey(ana, 'users/ana/2', noon)).toBe('users/ana/1');

  expect([await findOwnPhotoKey(ana), await findOwnPhotoKey(ben)]).toEqual(['users/ana/2', 'users/ben/1']);
  expect((await getProfile(ben)).photoUrl).toBe(`/api/users/${ben.userId}/photo?v=users/ben/1`);
});

test('R7.10 only the own password confirms who it is', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const passwords = [
    [ana, 'nine purple umbrellas'],
    [ben, 'four green bicycles'],
  ] as const;
  for (const [{ userId }, password] of passwords)
    await db().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } });

  const confirms = (viewer: typeof ana, password: string) => reauthenticate(viewer, password, after(1, 'hour'));

  for (const [viewer, password] of passwords) expect(await confirms(viewer, password)).toEqual({ viewer });
  await expect(confirms(ben, passwords[0][1])).rejects.toMatchObject({ code: 'forbidden' });
});
