import { findMembership } from '@/lib/access/membership';
import { findPetAccess, findSharedPet, grantLevel } from '@/lib/access/pet-access';
import { deleteAccount } from '@/lib/accounts/account/mutations';
import { db } from '@/lib/core/db/client';
import { getAgenda, getPets } from '@/lib/overviews/agenda/queries';
import { updatePet } from '@/lib/records/pets/mutations';
import { listPets } from '@/lib/records/pets/queries';
import { weights } from '@/lib/records/weights/collection';
import { createShare } from '@/lib/sharing/links/mutations/shares';
import { acceptInvitation } from '@/lib/sharing/people/mutations/invitations';
import { removeMember, updateMember } from '@/lib/sharing/people/mutations/members';
import { getPeoplePage, listPeople } from '@/lib/sharing/people/queries/members';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, anInvitation, causedBy, joins, origin } from '../support/household';
import { after, aPetOf, aViewer, noon, signIn } from '../support/members';

withDatabase();

const levelOf = async (viewer: Parameters<typeof findPetAccess>[0], petId: string, at = noon) =>
  (await findPetAccess(viewer, petId, 'view', at))?.held ?? null;

test('R11.1 an owner owns, a carer edits, a viewer reads', async () => {
  const { owner, carer, access } = await aHousehold();
  const [reader, sharer] = [await aViewer(), await aViewer()];
  await joins(reader, owner, [access.petId], { role: 'viewer', mayShare: true });
  await joins(sharer, owner, [access.petId], { mayShare: true });

  const levels = await Promise.all([owner, carer, reader, sharer].map((one) => levelOf(one, access.petId)));

  expect(levels).toEqual(['own', 'edit', 'view', 'share']);
  expect(await findPetAccess(carer, access.petId, 'own', noon)).toBeNull();
});

test('R11.1 one query returns the viewer and the other members', async () => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const { secret } = await signIn({ email: 'ana.ruiz@example.com' });
  const before = await findMembership(secret, petId, noon);
  if (!before) throw new Error('not signed in');
  expect(grantLevel(before, 'view')).toBeNull();
  expect(before.people).toEqual([]);
  await joins(before.viewer, owner, [petId]);

  const membership = await findMembership(secret, petId, noon);

  expect(membership).toMatchObject({ held: 'edit', people: [{ role: 'owner' }, { role: 'carer', name: 'ana.ruiz' }] });
  const { lastSeenOn } = await db().petMember.findFirstOrThrow({ where: { userId: before.viewer.userId, petId } });
  expect(lastSeenOn).toEqual(new Date('2026-03-28T00:00:00Z'));
});

test('R11.1 pets under care appear among the user’s own', async () => {
  const { owner, carer, access } = await aHousehold();
  const own = await aPetOf(carer);

  expect(await listPets(carer, noon)).toEqual([
    expect.objectContaining({ id: own.petId, role: 'owner' }),
    expect.objectContaining({ id: access.petId, role: 'carer' }),
  ]);
  expect((await getAgenda(carer, noon)).pets.map(({ id }) => id)).toEqual([own.petId, access.petId]);
  expect((await getPets(carer, noon)).pets.map(({ role }) => role)).toEqual(['owner', 'carer']);
  expect((await listPets(owner, noon)).map(({ id }) => id)).toEqual([access.petId]);
});

test('R11.1 only the owner archives a pet', async () => {
  const { access, carers } = await aHousehold();

  await expect(updatePet(carers, { archived: true }, noon)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await updatePet(carers, { breed: 'Beagle' }, noon)).toMatchObject({ breed: 'Beagle' });
  expect(await updatePet(access, { archived: true }, noon)).toMatchObject({ archived: true });
});

test('R11.1 an access period uses days in the pet’s time zone', async () => {
  const owner = await aViewer();
  await db().user.update({ where: { id: owner.userId }, data: { timeZone: 'Asia/Kathmandu' } });
  const { petId } = await aPetOf(owner);
  const sitter = await aViewer();
  await joins(sitter, owner, [petId], { from: '2026-03-30', until: '2026-04-01' });

  // Kathmandu is 5 h 45 min ahead.
  const moments = [
    '2026-03-29T18:14:59.999Z',
    '2026-03-29T18:15:00Z',
    '2026-04-01T18:14:59.999Z',
    '2026-04-01T18:15:00Z',
  ];
  const levels = await Promise.all(moments.map((moment) => levelOf(sitter, petId, new Date(moment))));

  expect(levels).toEqual([null, 'edit', 'edit', null]);
});

test('R11.1 access periods follow the pet to another time zone', async () => {
  const owner = await aViewer();
  const access = await aPetOf(owner, { country: 'ES' });
  const sitter = await aViewer();
  await joins(sitter, owner, [access.petId], { until: '2026-03-28' });
  await updatePet(access, { country: 'NP' }, noon);

  expect(await levelOf(sitter, access.petId, new Date('2026-03-28T18:14:59Z'))).toBe('edit');
  expect(await levelOf(sitter, access.petId, new Date('2026-03-28T18:15:00Z'))).toBeNull();
});

test('R11.2 a removed carer loses access, and their links are revoked', async () => {
  const { owner, access } = await aHousehold();
  const sharer = await aViewer();
  await joins(sharer, owner, [access.petId], { mayShare: true });
  const theirs = await accessOf(sharer, access.petId, 'share');
  const link = { label: 'Vet', kind: 'vet' as const };
  const { accessKey } = await createShare(theirs, link, causedBy(sharer));
  expect(await findSharedPet(accessKey, noon)).not.toBeNull();

  await removeMember(access, sharer.userId, causedBy(owner, after(1, 'minute')));

  expect(await levelOf(sharer, access.petId, after(1, 'minute'))).toBeNull();
  expect(await findSharedPet(accessKey, after(1, 'minute'))).toBeNull();
  expect((await listPets(sharer, after(1, 'minute'))).length).toBe(0);
});

test('R11.2 links end with the access period of their creator', async () => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const sharer = await aViewer();
  await joins(sharer, owner, [petId], { mayShare: true, until: '2026-03-28' });
  const link = { label: 'Vet', kind: 'vet' as const };
  const { accessKey } = await createShare(await accessOf(sharer, petId, 'share'), link, causedBy(sharer));

  expect(await findSharedPet(accessKey, after(11, 'hour'))).not.toBeNull();
  expect(await findSharedPet(accessKey, after(13, 'hour'))).toBeNull();
});

test('R11.2 a member who leaves can return only with a new invitation', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const later = after(1, 'hour');
  await removeMember(carers, carer.userId, causedBy(carer, later));
  expect(await levelOf(carer, access.petId, later)).toBeNull();

  const { key } = await anInvitation(owner, [access.petId], { role: 'viewer' }, later);
  await acceptInvitation(key, causedBy(carer, later));

  expect(await levelOf(carer, access.petId, later)).toBe('view');
  expect(await db().petMember.count({ where: { petId: access.petId } })).toBe(2);
});

test('R11.1 the owner cannot leave, be removed, or be changed', async () => {
  const { owner, access } = await aHousehold();

  await expect(removeMember(access, owner.userId, causedBy(owner))).rejects.toMatchObject({ code: 'conflict' });
  await expect(updateMember(access, owner.userId, { role: 'viewer' }, causedBy(owner))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await levelOf(owner, access.petId)).toBe('own');
});

test('R11.1 a carer can remove only themselves', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const other = await aViewer();
  await joins(other, owner, [access.petId]);

  await expect(removeMember(carers, other.userId, causedBy(carer))).rejects.toMatchObject({ code: 'forbidden' });
  expect(await levelOf(other, access.petId)).toBe('edit');
});

test('R11.1 a role and an access period can be changed', async () => {
  const { owner, carer, access } = await aHousehold();
  const changeCarer = (patch: Parameters<typeof updateMember>[2]) =>
    updateMember(access, carer.userId, patch, causedBy(owner));

  expect(await changeCarer({ mayShare: true, until: '2026-04-02' })).toMatchObject({
    mayShare: true,
    until: '2026-04-02',
  });
  expect(await changeCarer({ role: 'viewer' })).toMatchObject({ role: 'viewer', mayShare: false, until: '2026-04-02' });
  await expect(changeCarer({ from: '2026-04-03' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(changeCarer({ until: '2026-03-26' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await changeCarer({ until: null })).toMatchObject({ until: null });
});

test('R11.3 entries keep their first writer when another member changes them', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const author = (name: string) => ({ name, timeZone: 'UTC', at: noon });
  const weight = { measuredAt: noon, grams: 9000, bodyConditionScore: null, note: null };
  const { id } = await weights.create(carers, weight as never, author('Ana'));
  await weights.update(access, id, { note: 'After lunch' } as never, author('Alex'));

  const row = await db().weight.findUniqueOrThrow({ where: { id } });

  const ids = new Map(access.people.map((person) => [person.userId, person.id]));
  expect([row.createdById, row.updatedById]).toEqual([carers.memberId, access.memberId]);
  expect(ids.get(owner.userId)).toBe(access.memberId);
  expect(carers.people.map(({ userId }) => userId)).toEqual([owner.userId, carer.userId]);
});

test('R11.3 a deleted account remains a nameless member of the pet', async () => {
  const { carer, access } = await aHousehold();
  await deleteAccount(carer, { origin, at: noon });

  const owners = await findPetAccess({ userId: access.people[0]?.userId } as never, access.petId, 'own', noon);

  expect(owners?.people.map(({ userId, name }) => [userId === null, name])).toEqual([
    [false, expect.any(String)],
    [true, null],
  ]);
});

test('R11.9 members are listed owner first; only the owner sees invitations', async () => {
  const { owner, access, carers } = await aHousehold();
  await anInvitation(owner, [access.petId], { email: 'nora@example.org', role: 'viewer' });

  const [mine, theirs] = [await listPeople(access, noon), await getPeoplePage(carers, noon)];

  expect(mine.members.map(({ role }) => role)).toEqual(['owner', 'carer']);
  expect(mine.invitations).toMatchObject([{ email: 'nora@example.org', role: 'viewer', url: expect.any(String) }]);
  expect(theirs.invitations).toEqual([]);
  expect(theirs.pets).toMatchObject([{ id: access.petId, isOwn: false }]);
});

test('R11.8 the owner’s membership row follows the pet’s owner', async () => {
  const { owner, carer, access } = await aHousehold();
  await db().pet.update({ where: { id: access.petId }, data: { ownerId: carer.userId, updatedAt: noon } });

  expect(await levelOf(carer, access.petId)).toBe('own');
  expect(await levelOf(owner, access.petId)).toBeNull();
  expect(await db().petMember.count({ where: { petId: access.petId, role: 'owner' } })).toBe(1);
});

test('R11.8 deleting an account with carers requires confirmation first', async () => {
  const { owner, carer, access } = await aHousehold();

  await expect(deleteAccount(owner, { origin, at: noon })).rejects.toMatchObject({ code: 'confirmation_required' });
  expect(await levelOf(carer, access.petId)).toBe('edit');

  await deleteAccount(owner, { origin, at: noon, confirmed: true });
  expect(await levelOf(carer, access.petId)).toBeNull();
});
