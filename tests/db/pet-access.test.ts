import { findMembership } from '@/lib/access/membership';
import { findDeletedPetAccess, findPetAccess } from '@/lib/access/pet-access';
import { findViewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { allergies } from '@/lib/records/allergies/collection';
import { removePet } from '@/lib/records/pets/mutations';
import { listPets } from '@/lib/records/pets/queries';
import { weights } from '@/lib/records/weights/collection';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { listPeople } from '@/lib/sharing/people/queries/members';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, asNora, causedBy, joins, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon, signIn } from '../support/members';
import { author } from '../support/vet-answers';

withDatabase();

const all = { limit: 50 };
const openPet = async (secret: string, petId: string, at = noon) => {
  const membership = await findMembership(secret, petId, at);
  if (!membership) throw new Error('not signed in');
  return membership;
};

async function aCarer() {
  const { secret } = await signIn({ remember: true });
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');
  return { secret, viewer };
}

test('R11.1 a user’s access level is specific to each pet', async () => {
  const { owner, carer, access } = await aHousehold();
  const own = await aPetOf(carer);
  const foreign = await aPetOf(owner);

  const heldAccess = [own, access, foreign].map(({ petId }) => findPetAccess(carer, petId, 'view', noon));

  expect((await Promise.all(heldAccess)).map((one) => one?.held)).toEqual(['own', 'edit', undefined]);
});

test('R11.1 access applies only during its period, on pages and in lists', async () => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const { secret, viewer } = await aCarer();
  await joins(viewer, owner, [petId], { from: '2026-03-29', until: '2026-03-30' });
  const moments = ['2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z', '2026-03-30T23:59:59Z', '2026-03-31T00:00:00Z'];

  for (const [index, moment] of moments.entries()) {
    const at = new Date(moment);
    const holds = index === 1 || index === 2;
    expect((await openPet(secret, petId, at)).held).toBe(holds ? 'edit' : null);
    expect((await findPetAccess(viewer, petId, 'view', at))?.held).toBe(holds ? 'edit' : undefined);
    expect((await listPets(viewer, at)).map(({ id }) => id)).toEqual(holds ? [petId] : []);
    const { people } = await accessOf(owner, petId, 'own', at);
    expect(people.map(({ isActive }) => isActive)).toEqual([true, holds]);
  }
});

test('R11.1 opening a pet records the day for its viewer, once', async () => {
  const { owner, access } = await aHousehold();
  const { secret, viewer } = await aCarer();
  await joins(viewer, owner, [access.petId]);
  const listLastSeen = async () => {
    const rows = await db().$queryRaw<{ userId: string; lastSeenOn: Date | null; version: string }[]>`
      SELECT "userId", "lastSeenOn", xmin::text AS "version" FROM "PetMember" WHERE "petId" = ${access.petId}::uuid`;
    return Object.fromEntries(rows.map(({ userId, ...row }) => [userId, row]));
  };
  const before = await listLastSeen();

  await openPet(secret, access.petId);
  const once = await listLastSeen();
  await openPet(secret, access.petId, after(1, 'minute'));

  expect(once).toEqual({
    ...before,
    [viewer.userId]: { lastSeenOn: new Date('2026-03-28'), version: expect.any(String) },
  });
  expect(await listLastSeen()).toEqual(once);
});

test('R11.1 a pet’s page shows severe allergies except deleted ones', async () => {
  const { secret, viewer } = await aCarer();
  const access = await aPetOf(viewer);
  const addAllergy = (allergen: string) =>
    allergies.create(access, allergies.input(noon).parse({ allergen, severity: 'severe' }), author);
  const [, deletedAllergy] = [await addAllergy('Soy'), await addAllergy('Beef')];
  await allergies.remove(access, deletedAllergy.id, noon);

  expect((await openPet(secret, access.petId)).severeAllergies).toEqual(['Soy']);
});

test('R2.1 the page of a deleted pet grants no access', async () => {
  const { secret, viewer } = await aCarer();
  const access = await aPetOf(viewer);
  const leftPet = await aPetOf(viewer);

  await removePet(access, noon);

  expect(await openPet(secret, access.petId)).toMatchObject({ petId: null, face: null, held: null });
  expect(await openPet(secret, leftPet.petId)).toMatchObject({ petId: leftPet.petId, held: 'own' });
});

test('R2.1 only the owner among all members can access a binned pet', async () => {
  const carers = [await aViewer(), await aViewer(), await aViewer()];
  const { secret, viewer: owner } = await aCarer();
  const access = await aPetOf(owner);
  for (const carer of carers) await joins(carer, owner, [access.petId]);
  const others = await aPetOf(carers[0] ?? owner);
  await openPet(secret, access.petId);
  await removePet(access, noon);
  await removePet(others, noon);

  expect(await findDeletedPetAccess(owner, access.petId)).toMatchObject({ memberId: access.memberId });
  expect(await findDeletedPetAccess(owner, others.petId)).toBeNull();
  for (const carer of carers) expect(await findDeletedPetAccess(carer, access.petId)).toBeNull();
});

test('R11.8 only the new owner can access a taken-over pet in the bin', async () => {
  const [from, to] = [await aViewer(), await aViewer()];
  const access = await aPetOf(from);
  const { petId } = access;
  const { url } = await offerPet(access, { email: 'nora@example.org' }, causedBy(from));
  await acceptPet(keyOf(url), causedBy(asNora(to)));
  const own = await findPetAccess(to, petId, 'own', noon);
  if (!own) throw new Error('the pet was not handed over');
  await removePet(own, noon);

  expect(await findDeletedPetAccess(to, petId)).toMatchObject({ memberId: own.memberId });
  expect(await findDeletedPetAccess(from, petId)).toBeNull();
});

test('R11.9 members are listed until their last day, including future ones', async () => {
  const { owner, carer, access } = await aHousehold();
  const [soon, brief] = [await aViewer(), await aViewer()];
  await joins(soon, owner, [access.petId], { from: '2026-04-10', until: '2026-04-12' });
  await joins(brief, owner, [access.petId], { until: '2026-03-29' });
  const listMembers = async (at: Date) => (await listPeople(access, at)).members.map(({ userId }) => userId);

  expect(await listMembers(noon)).toEqual([owner, carer, soon, brief].map(({ userId }) => userId));
  expect(await listMembers(after(2, 'day'))).toEqual([owner, carer, soon].map(({ userId }) => userId));
});

test('R9.1 R11.1 links can be created for pets the user may share', async () => {
  const [viewer, owner] = [await aViewer(), await aViewer()];
  const own = await aPetOf(viewer);
  const [sharedPet, caredPet, viewedPet] = [await aPetOf(owner), await aPetOf(owner), await aPetOf(owner)];
  await joins(viewer, owner, [sharedPet.petId], { mayShare: true });
  await joins(viewer, owner, [caredPet.petId]);
  await joins(viewer, owner, [viewedPet.petId], { role: 'viewer' });
  const where = { petId_userId: { petId: viewedPet.petId, userId: viewer.userId } };
  await db().petMember.update({ where, data: { mayShare: true } });

  const { pets } = await getSharePage(own, noon);

  expect(pets.map(({ id }) => id)).toEqual([own.petId, sharedPet.petId]);
});

test('R2.1 lists contain only entries of their own pet outside the bin', async () => {
  const viewer = await aViewer();
  const [luna, nova] = [await aPetOf(viewer), await aPetOf(viewer)];
  const addWeight = (access: typeof luna, grams: number) =>
    weights.create(access, { measuredAt: noon, grams, bodyConditionScore: null, note: null } as never, author);
  const [remainingWeight, deletedWeight] = [await addWeight(luna, 9000), await addWeight(luna, 9100)];
  const others = await addWeight(nova, 4000);
  await weights.remove(luna, deletedWeight.id, noon);
  const listWeights = async (access: typeof luna) => (await weights.list(access, all)).items.map(({ id }) => id);

  expect([await listWeights(luna), await listWeights(nova)]).toEqual([[remainingWeight.id], [others.id]]);

  await removePet(luna, noon);
  expect([await listWeights(luna), await listWeights(nova)]).toEqual([[], [others.id]]);
  await expect(listPeople(luna, noon)).rejects.toMatchObject({ code: 'not_found' });
});
