import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { removePet } from '@/lib/records/pets/mutations';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { createShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { removeMember, updateMember } from '@/lib/sharing/people/mutations/members';
import { getPeoplePage } from '@/lib/sharing/people/queries/members';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, causedBy, joins } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const later = after(1, 'minute');
const link = { label: 'Vet', kind: 'vet' as const };

test('R11.9 a deleted pet has no people page', async () => {
  const { access } = await aHousehold();
  await removePet(access, noon);

  await expect(getPeoplePage(access, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['changed', 'updateMember'],
  ['removed', 'removeMember'],
])('R11.1 a member of another pet or a former member cannot be %s', async (_, how) => {
  const [owner, sitter, former] = [await aViewer(), await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  await joins(sitter, owner, [milo.petId]);
  await joins(former, owner, [luna.petId]);
  await removeMember(luna, former.userId, causedBy(owner));
  const rows = () => db().petMember.findMany({ where: { pet: { ownerId: owner.userId } }, orderBy: { id: 'asc' } });
  const before = await rows();
  const changes = ({ userId }: Viewer) =>
    how === 'updateMember'
      ? updateMember(luna, userId, { role: 'viewer', until: null }, causedBy(owner, later))
      : removeMember(luna, userId, causedBy(owner, later));

  for (const person of [sitter, former]) await expect(changes(person)).rejects.toMatchObject({ code: 'not_found' });

  expect(await rows()).toEqual(before);
});

test('R11.2 removing a member revokes only their own links, once', async () => {
  const { owner, access } = await aHousehold();
  const sharer = await aViewer();
  await joins(sharer, owner, [access.petId], { mayShare: true });
  const theirs = await accessOf(sharer, access.petId, 'share');
  const createLink = async (viewer: Viewer, by: PetAccess<'share'>) =>
    (await createShare(by, link, causedBy(viewer))).id;
  const [open, revokedShare, own] = [
    await createLink(sharer, theirs),
    await createLink(sharer, theirs),
    await createLink(owner, access),
  ];
  await revokeShare(access, revokedShare, causedBy(owner));

  await removeMember(access, sharer.userId, causedBy(owner, later));

  const foundShares = await db().share.findMany({ where: { petId: access.petId } });
  const moments = [open, revokedShare, own].map((id) => foundShares.find((row) => row.id === id)?.revokedAt);
  expect(moments).toEqual([later, noon, null]);
});

test('R11.2 removing a member deletes only their calendar of that pet', async () => {
  const { owner, carer, access } = await aHousehold();
  const sitter = await aViewer();
  const milo = await aPetOf(owner, { name: 'Milo' });
  await joins(sitter, owner, [access.petId, milo.petId]);
  const followPet = (viewer: Viewer, petId: string) =>
    renewFeed(viewer, { petId, kinds: [], namesMedicines: false }, causedBy(viewer));
  await followPet(owner, access.petId);
  await followPet(carer, access.petId);
  await followPet(sitter, milo.petId);

  for (const { userId } of [carer, sitter]) await removeMember(access, userId, causedBy(owner, later));

  const people = [owner, carer, sitter].map(({ userId }) => userId);
  const remainingFeeds = await db().calendarFeed.findMany({ where: { userId: { in: people } } });
  expect(remainingFeeds.map(({ userId }) => userId).sort()).toEqual([owner.userId, sitter.userId].sort());
});

test('R11.9 the people page lists only pets the member can access now', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const [past, coming, deletedPet] = [await aPetOf(owner), await aPetOf(owner), await aPetOf(owner)];
  await joins(carer, owner, [past.petId, deletedPet.petId]);
  await joins(carer, owner, [coming.petId], { from: '2026-04-02' });
  await removeMember(past, carer.userId, causedBy(owner));
  await removePet(deletedPet, noon);

  expect((await getPeoplePage(carers, noon)).pets.map(({ id }) => id)).toEqual([access.petId]);
});
