import { notEnded } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { acceptPet, offerPet, withdrawOffer } from '@/lib/sharing/handover/mutations';
import { findHandoverMail, findProof } from '@/lib/sharing/handover/queries';
import { acceptInvitation } from '@/lib/sharing/people/mutations/invitations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { accessOf, anInvitation, asNora, causedBy, joins, keyOf } from '../support/household';
import { petRow, photoRow, shareRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const later = after(1, 'minute');
const muchLater = after(1, 'hour');

async function offers(owner: Viewer, access: PetAccess<'own'>, at = noon) {
  const { id, url } = await offerPet(access, { email: 'nora@example.org' }, causedBy(owner, at));
  return { id, key: keyOf(url) };
}

const cost = { costCents: 4850, currency: 'EUR' };

const visits = (petId: string, costs: Partial<typeof cost> = cost) => {
  const visit = { id: newId(), petId, visitedOn: noon, description: '', clinic: 'Sol', ...costs };
  return db().vetRecord.create({ data: { ...visit, createdAt: noon, updatedAt: noon } });
};

async function aPhotoLink(petId: string, revokedAt: Date | null = null) {
  const photo = await db().photo.create({ data: photoRow(petId) });
  const link = { id: newId(), photoId: photo.id, keyHash: hashSecret(newSecret()), createdAt: noon, revokedAt };
  return db().photoLink.create({ data: { ...link, expiresAt: after(1, 'day') } });
}

async function createGrants(owner: Viewer, { petId }: PetAccess<'own'>) {
  await visits(petId);
  await db().share.create({ data: shareRow(petId, null) });
  await aPhotoLink(petId);
  await db().finderMessage.create({ data: { id: newId(), petId, text: 'Found', createdAt: noon } });
  await anInvitation(owner, [petId]);
}

const inUse = async (petId: string) => ({
  costs: await db().vetRecord.count({ where: { petId, costCents: { not: null } } }),
  links: await db().share.count({ where: { petId, revokedAt: null } }),
  photoLinks: await db().photoLink.count({ where: { photo: { petId }, revokedAt: null } }),
  messages: await db().finderMessage.count({ where: { petId } }),
  invitations: await db().invitationPet.count({ where: { petId, invitation: { acceptedAt: null } } }),
  offers: await db().handover.count({ where: { petId, acceptedAt: null, revokedAt: null } }),
  others: await db().petMember.count({ where: { petId, role: { not: 'owner' }, ...notEnded(muchLater) } }),
});

test('R11.8 each proof is found by its own id', async () => {
  const [owner, next] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const [first, second] = [await offers(owner, luna), await offers(owner, milo)];
  for (const { key } of [first, second]) await acceptPet(key, causedBy(asNora(next)));

  const names = [await findProof(owner, first.id), await findProof(owner, second.id)].map((proof) => proof?.petName);
  expect(names).toEqual(['Luna', 'Milo']);
});

test('R11.8 a handover ends one pet’s grants and leaves another pet’s unchanged', async () => {
  const [owner, next, sitter] = [await aViewer(), await aViewer(), await aViewer()];
  const [milo, luna] = [await aPetOf(owner, { name: 'Milo' }), await aPetOf(owner)];
  await joins(sitter, owner, [luna.petId, milo.petId]);
  await joins(next, owner, [luna.petId, milo.petId]);
  await removeMember(luna, next.userId, causedBy(owner));
  for (const access of [luna, milo]) await createGrants(owner, access);
  await visits(luna.petId, {});
  await offers(owner, milo);
  const { id, key } = await offers(owner, luna);
  const all = { costs: 1, links: 1, photoLinks: 1, messages: 1, invitations: 1, offers: 1 };
  expect([await inUse(luna.petId), await inUse(milo.petId)]).toEqual([
    { ...all, others: 1 },
    { ...all, others: 2 },
  ]);

  expect(await acceptPet(key, causedBy(asNora(next), later))).toEqual({ id: luna.petId, name: 'Luna' });

  const none = { costs: 0, links: 0, photoLinks: 0, messages: 0, invitations: 0, offers: 0, others: 0 };
  expect([await inUse(luna.petId), await inUse(milo.petId)]).toEqual([none, { ...all, others: 2 }]);
  const costs = [{ visitedOn: '2026-03-28', clinic: 'Sol', cents: 4850, currency: 'EUR' }];
  expect((await findProof(owner, id))?.left).toMatchObject({ costs });
});

test('R11.8 a handover keeps the end times of earlier members and offers', async () => {
  const [owner, next, sitter] = [await aViewer(), await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  const { petId } = access;
  await joins(sitter, owner, [petId]);
  await removeMember(access, sitter.userId, causedBy(owner));
  await db().share.create({ data: { ...shareRow(petId, null), revokedAt: noon } });
  await aPhotoLink(petId, noon);
  const withdrawn = await offers(owner, access);
  await withdrawOffer(access, noon);
  const { id, key } = await offers(owner, access);

  await acceptPet(key, causedBy(asNora(next), later));
  await offers(next, await accessOf(next, petId, 'own', later), muchLater);

  const { endsAt } = await db().petMember.findFirstOrThrow({ where: { petId, userId: sitter.userId } });
  const endedHandovers = [
    await db().handover.findUniqueOrThrow({ where: { id: withdrawn.id } }),
    { revokedAt: endsAt },
  ];
  expect(endedHandovers.map(({ revokedAt }) => revokedAt)).toEqual([noon, noon]);
  expect([
    await db().share.count({ where: { petId } }),
    await db().photoLink.count({ where: { photo: { petId } } }),
  ]).toEqual([0, 0]);
  expect(await db().handover.findUnique({ where: { id } })).toMatchObject({ acceptedAt: later, revokedAt: null });
});

test('R11.8 a handover ends only the old owner’s calendar of that pet', async () => {
  const [owner, next, sitter] = [await aViewer(), await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  for (const person of [sitter, next]) await joins(person, owner, [luna.petId, milo.petId]);
  const followPet = (viewer: Viewer, petId: string) =>
    renewFeed(viewer, { petId, kinds: [], namesMedicines: false }, causedBy(viewer));
  await followPet(owner, milo.petId);
  await followPet(sitter, luna.petId);
  const listFollowed = async () => {
    const rows = await db().calendarFeed.findMany({ select: { userId: true } });
    return [owner, sitter].map(({ userId }) => rows.some((row) => row.userId === userId));
  };

  await acceptPet((await offers(owner, luna)).key, causedBy(asNora(next)));
  expect(await listFollowed()).toEqual([true, true]);
  await acceptPet((await offers(owner, milo)).key, causedBy(asNora(next)));
  expect(await listFollowed()).toEqual([false, true]);
});

test('R11.8 an accepted invitation still opens its pet after a handover', async () => {
  const [owner, next, sitter] = [await aViewer(), await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  await joins(next, owner, [access.petId]);
  const invitation = await anInvitation(owner, [access.petId]);
  await acceptInvitation(invitation.key, causedBy(sitter));

  await acceptPet((await offers(owner, access)).key, causedBy(asNora(next)));

  const pets = [{ id: access.petId, name: 'Luna' }];
  expect(await acceptInvitation(invitation.key, causedBy(sitter))).toEqual({ pets });
});

test('R11.8 an account can take over its 500th pet but not its 501st', async () => {
  const [owner, next] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner)];
  await db().pet.createMany({ data: Array.from({ length: 499 }, () => petRow(next.userId)) });
  await db().pet.create({ data: petRow(next.userId, noon) });
  const [first, second] = [await offers(owner, luna), await offers(owner, milo)];

  expect(await acceptPet(first.key, causedBy(asNora(next)))).toMatchObject({ id: luna.petId });
  await expect(acceptPet(second.key, causedBy(asNora(next)))).rejects.toMatchObject({ code: 'limit_reached' });
});

test('R11.8 an offer becomes invalid once the pet changes hands', async () => {
  const [owner, other, next] = [await aViewer(), await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner)];
  const { key } = await offers(owner, luna);
  await db().pet.update({ where: { id: luna.petId }, data: { ownerId: other.userId, updatedAt: noon } });

  await expect(acceptPet(key, causedBy(asNora(next)))).rejects.toMatchObject({ code: 'conflict' });

  const owners = await db().pet.findMany({ where: { id: { in: [luna.petId, milo.petId] } }, orderBy: { id: 'asc' } });
  expect(owners.map(({ ownerId }) => ownerId)).toEqual([other.userId, owner.userId]);
});

interface Offered {
  access: PetAccess<'own'>;
  key: string;
}

test.each<[string, (offer: Offered) => Promise<unknown>, Date?]>([
  ['was accepted', async ({ key }) => acceptPet(key, causedBy(asNora(await aViewer())))],
  ['was withdrawn', ({ access }) => withdrawOffer(access, noon)],
  ['has expired', async () => undefined, after(7, 'day')],
  ['concerns a deleted pet', ({ access }) => removePet(access, noon)],
])('R11.8 an offer that %s is not emailed', async (_, ends, at = noon) => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  const { id, key } = await offers(owner, access);
  expect(await findHandoverMail(id, noon)).not.toBeNull();

  await ends({ access, key });

  expect(await findHandoverMail(id, at)).toBeNull();
});
