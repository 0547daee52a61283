import { reauthenticate } from '@/lib/access/reauthenticate';
import { forgetRequests } from '@/lib/access/revoke-grants';
import { deleteAccount, endOwnSession, setOwnPhotoKey, updateProfile } from '@/lib/accounts/account/mutations';
import { findOwnPhotoKey, getAccount, getProfile, listSessions } from '@/lib/accounts/account/queries';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { withDatabase } from '../support/database';
import { moment, viewerOf } from '../support/grants';
import { aHousehold, causedBy, keyOf } from '../support/household';
import { photoRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon, signIn, someAddress } from '../support/members';

withDatabase();

async function aViewerOfSeveralSessions() {
  const email = someAddress();
  await signIn({ email, remember: true, at: after(-8, 'day') });
  await signIn({ email, at: after(-2, 'minute') });
  await signIn({ remember: true, at: after(1, 'hour') });
  return viewerOf((await signIn({ email, remember: true })).secret);
}

test('R6.8 lists only the account’s own open sessions', async () => {
  const viewer = await aViewerOfSeveralSessions();
  const later = after(13, 'hour');

  const sessions = await listSessions(viewer, later);

  expect(sessions.map(({ id, current }) => [id, current])).toEqual([[viewer.sessionId, true]]);
  expect((await getAccount(viewer, later)).sessions).toEqual(sessions);
});

test('R11.8 both sides of a completed handover have proofs', async () => {
  const [from, to, waiting] = [await aViewer(), await aViewer(), await aViewer()];
  const offerTo = async (viewer: typeof from) => offerPet(await aPetOf(viewer), { email: to.email }, causedBy(viewer));
  await acceptPet(keyOf((await offerTo(from)).url), causedBy(to));
  await offerTo(waiting);

  const accounts = await Promise.all([from, to, waiting].map((viewer) => getAccount(viewer, noon)));

  expect(accounts.map(({ hasProofs }) => hasProofs)).toEqual([true, true, false]);
});

test('R7.10 an account shows its own storage, including the bin', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const { petId } = await aPetOf(ana);
  const rows = [{}, { deletedAt: noon }].map((more) => ({ ...photoRow(petId), bytes: 3 * 1024 ** 2, ...more }));
  await db().photo.createMany({ data: rows });

  expect((await getAccount(ana, noon)).storage).toMatchObject({ megabytes: 6, files: 2, limit: { files: 5000 } });
  expect((await getAccount(ben, noon)).storage).toMatchObject({ megabytes: 0, files: 0 });
});

test('R7.10 each user has their own photo', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  await setOwnPhotoKey(ana, 'users/ana/1', noon);
  await setOwnPhotoKey(ben, 'users/ben/1', noon);

  expect(await setOwnPhotoKey(ana, 'users/ana/2', noon)).toBe('users/ana/1');

  expect([await findOwnPhotoKey(ana), await findOwnPhotoKey(ben)]).toEqual(['users/ana/2', 'users/ben/1']);
  expect((await getProfile(ben)).photoUrl).toBe(`/api/users/${ben.userId}/photo?v=users/ben/1`);
});

test('R7.10 only the user’s own password confirms their identity', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const passwords = [
    [ana, 'nine purple umbrellas'],
    [ben, 'four green bicycles'],
  ] as const;
  for (const [{ userId }, password] of passwords)
    await db().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } });

  const confirmPassword = (viewer: typeof ana, password: string) => reauthenticate(viewer, password, after(1, 'hour'));

  for (const [viewer, password] of passwords) expect(await confirmPassword(viewer, password)).toEqual({ viewer });
  await expect(confirmPassword(ben, passwords[0][1])).rejects.toMatchObject({ code: 'forbidden' });
});

test('R7.10 changing one profile leaves other users’ profiles unchanged', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const rowOf = ({ userId }: typeof ana) => db().user.findUniqueOrThrow({ where: { id: userId } });
  await updateProfile(ben, { firstName: 'Ben', summaryAt: '07:30' }, noon);
  const before = await rowOf(ben);

  await updateProfile(ana, { firstName: 'Ana', summaryAt: '08:00' }, after(1, 'hour'));

  expect(await rowOf(ana)).toMatchObject({ firstName: 'Ana', summaryNextAt: after(1, 'hour') });
  expect(await rowOf(ben)).toEqual(before);
});

test('R6.8 users cannot end other users’ sessions', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];

  await expect(endOwnSession(ana, ben.sessionId, moment)).rejects.toMatchObject({ code: 'not_found' });

  const sessions = { id: { in: [ana.sessionId, ben.sessionId] } };
  expect(await db().session.count({ where: sessions })).toBe(2);
  await endOwnSession(ben, ben.sessionId, moment);
  expect(await db().session.findMany({ where: sessions, select: { id: true } })).toEqual([{ id: ana.sessionId }]);
});

test('R6.7 only a pet with other members delays account deletion', async () => {
  const { owner, access } = await aHousehold();
  const alone = await aPetOf(owner, { name: 'Milo' });
  const refusal = await deleteAccount(owner, moment).catch((error) => error);
  expect(refusal).toMatchObject({
    code: 'confirmation_required',
    detail: { fields: { confirmed: expect.stringContaining('Luna') } },
  });
  expect(refusal.detail.fields.confirmed).not.toContain('Milo');

  await removePet(access, noon);
  await deleteAccount(owner, moment);

  expect(await db().pet.count({ where: { id: { in: [access.petId, alone.petId] } } })).toBe(0);
});

test('R6.7 deleting an account keeps other users’ pets, files, and requests', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const [own, others] = [await aPetOf(ana), await aPetOf(ben)];

  const folders = await deleteAccount(ana, moment);

  expect(folders).toEqual([`pets/${own.petId}/`, `users/${ana.userId}/`]);
  expect(await db().pet.findMany({ where: { id: { in: [own.petId, others.petId] } }, select: { id: true } })).toEqual([
    { id: others.petId },
  ]);
  expect(await db().session.count({ where: { id: ben.sessionId } })).toBe(1);
  expect(await db().signInRequest.count({ where: { email: ben.email } })).toBe(1);
});

test('R6.7 an account’s requests are deleted by id and by email address', async () => {
  const [viewer, other] = [await aViewer(), await aViewer()];
  const [emailKey, older, theirs] = [someAddress(), someAddress(), someAddress()];
  const requestFor = (by: { userId: string | null; emailKey: string }) => ({
    ...{ id: newId(), kind: 'password_reset' as const, createdAt: noon, ...by },
  });
  const otherRequest = requestFor({ userId: other.userId, emailKey: theirs });
  const goneRequests = [requestFor({ userId: viewer.userId, emailKey: older }), requestFor({ userId: null, emailKey })];
  await db().accountRequest.createMany({ data: [...goneRequests, otherRequest] });

  await forgetRequests({ id: viewer.userId, emailKey });

  const ids = [...goneRequests, otherRequest].map(({ id }) => id);
  const remainingRequests = await db().accountRequest.findMany({ where: { id: { in: ids } }, select: { id: true } });
  expect(remainingRequests).toEqual([{ id: otherRequest.id }]);
});
