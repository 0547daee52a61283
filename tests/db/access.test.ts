import { findMembership } from '@/lib/access/membership';
import { findDeletedPetAccess, findPetAccess, findSharedPet, grantLevel } from '@/lib/access/pet-access';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { getPets } from '@/lib/overviews/agenda/queries';
import { createPet, removePet, restorePet, updatePet } from '@/lib/records/pets/mutations';
import { getPet, listPets } from '@/lib/records/pets/queries';
import { petInput } from '@/lib/records/pets/schema';
import { createShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { getSharedView, listShares } from '@/lib/sharing/links/queries';
import { withDatabase } from '../support/database';
import { aPetInput, petRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon, signIn } from '../support/members';

withDatabase();

test('R2.1 only the user’s own pet outside the bin grants access', async () => {
  const [ana, eve] = [await aViewer(), await aViewer()];
  const access = await aPetOf(ana);
  expect(await findPetAccess(eve, access.petId, 'view', noon)).toBeNull();
  expect(await findPetAccess(ana, 'not-an-id', 'view', noon)).toBeNull();

  await removePet(access, noon);
  expect(await findPetAccess(ana, access.petId, 'view', noon)).toBeNull();
  expect(await findDeletedPetAccess(eve, access.petId)).toBeNull();

  const binnedPet = await findDeletedPetAccess(ana, access.petId);
  await restorePet(ana, binnedPet ?? failTest(), noon);
  expect(await findPetAccess(ana, access.petId, 'own', noon)).not.toBeNull();
});

test('R2.1 one round trip returns the user and their access level', async () => {
  const { secret } = await signIn();
  const viewer = (await findViewer(secret, noon)) ?? failTest();
  const { petId } = await aPetOf(viewer);

  const membership = (await findMembership(secret, petId, noon)) ?? failTest();
  expect(membership.viewer.userId).toBe(viewer.userId);
  expect(grantLevel(membership, 'own')).toMatchObject({ petId });

  const foreign = (await findMembership(secret, (await aPetOf(await aViewer())).petId, noon)) ?? failTest();
  expect(grantLevel(foreign, 'view')).toBeNull();
  expect(await findMembership(secret, petId, after(1, 'day'))).toBeNull();
});

test('R2.1 access granted before a deletion can neither read nor write', async () => {
  const access = await aPetOf(await aViewer());
  await removePet(access, noon);
  await expect(getPet(access)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updatePet(access, { name: 'x' }, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R7.1 a change that contradicts a stored date changes nothing', async () => {
  const access = await aPetOf(await aViewer(), { dateOfBirth: '2021-03-07' });
  await expect(updatePet(access, { name: 'Nova', deceasedOn: '2020-01-01' }, noon)).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await getPet(access)).toMatchObject({ name: 'Luna', deceasedOn: null, dateOfBirth: '2021-03-07' });
});

test('R7.1 saving an archived pet again keeps the original archive date', async () => {
  const access = await aPetOf(await aViewer());
  const where = { id: access.petId };
  const archivedAt = async (archived: boolean, at: Date) => {
    await updatePet(access, { archived }, at);
    return (await db().pet.findUniqueOrThrow({ where, select: { archivedAt: true } })).archivedAt;
  };

  expect(await archivedAt(true, noon)).toEqual(noon);
  expect(await archivedAt(true, after(1, 'hour'))).toEqual(noon);
  expect(await archivedAt(false, after(2, 'hour'))).toBeNull();
  expect(await archivedAt(true, after(3, 'hour'))).toEqual(after(3, 'hour'));
});

test('R7.1 pets are listed newest first', async () => {
  const ana = await aViewer();
  for (const name of ['A', 'B', 'C']) await createPet(ana, petInput('2026-03-28').parse({ name, type: 'cat' }), noon);
  expect((await listPets(ana, noon)).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
});

test('R7.1 the bin lists the latest deletion first', async () => {
  const ana = await aViewer();
  const removeNewPet = async (name: string, at: Date) => removePet(await aPetOf(ana, { name }), at);
  await removeNewPet('first', noon);
  await removeNewPet('last', after(2, 'hour'));
  await removeNewPet('middle', after(1, 'hour'));
  await removeNewPet('middle, newer', after(1, 'hour'));

  const { pets, bin } = await getPets(ana, new Date());

  expect(pets).toEqual([]);
  expect(bin.map(({ name }) => name)).toEqual(['last', 'middle, newer', 'middle', 'first']);
});

test('R7.1 pets in the bin do not count toward the limit', async () => {
  const ana = await aViewer();
  await db().pet.createMany({ data: Array.from({ length: 500 }, () => petRow(ana.userId, noon)) });

  expect(await createPet(ana, aPetInput, noon)).toMatchObject({ name: 'Luna' });
});

test('R9.2 a share link works until it expires or is revoked', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const input = { label: 'Vet', kind: 'vet' as const, expiresAt: after(1, 'day') };

  const expiring = await createShare(access, input, by(viewer));
  expect(await findSharedPet(expiring.accessKey, after(23, 'hour'))).toMatchObject({
    petId: access.petId,
    kind: 'vet',
  });
  expect(await findSharedPet(expiring.accessKey, after(24, 'hour'))).toBeNull();

  const revokedShare = await createShare(access, input, by(viewer));
  await revokeShare(access, revokedShare.id, by(viewer));
  await revokeShare(access, revokedShare.id, by(viewer, after(1, 'hour')));
  expect(await findSharedPet(revokedShare.accessKey, noon)).toBeNull();

  const { items } = await listShares(access, { limit: 50 }, after(2, 'day'));
  expect(items.map(({ state, url }) => [state, url])).toEqual([
    ['revoked', null],
    ['expired', null],
  ]);
});

test('R9.1 no view succeeds once a revocation has returned', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const { id, accessKey } = await createShare(access, { label: 'Vet', kind: 'vet' }, by(viewer));

  const sharedPet = (await findSharedPet(accessKey, noon)) ?? failTest();
  expect(await getSharedView(sharedPet, accessKey, noon)).toMatchObject({ pet: { name: 'Luna' } });
  await revokeShare(access, id, by(viewer));
  const views = await Promise.all(Array.from({ length: 20 }, () => findSharedPet(accessKey, noon)));
  expect(views.every((view) => view === null)).toBe(true);
});

test('R9.1 pages of links list each link once, newest first', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const newIds: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    newIds.unshift((await createShare(access, { label: `Link ${count}`, kind: 'other' }, by(viewer))).id);
  }
  const seenIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listShares(access, { limit: 3, ...(cursor && { cursor }) }, noon);
    seenIds.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);

  expect(seenIds).toEqual(newIds);
});

function failTest(): never {
  throw new Error('expected a value');
}

function by(viewer: Viewer, at = noon) {
  return { viewer, origin: { network: '10.0.0.0/24', device: 'Firefox, Android' }, at };
}
