import { findPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { acceptInvitation, revokeInvitation } from '@/lib/sharing/people/mutations/invitations';
import { findInvitationMail } from '@/lib/sharing/people/queries/invitations';
import { listPeople } from '@/lib/sharing/people/queries/members';
import { withDatabase } from '../support/database';
import { anInvitation, causedBy, joins } from '../support/household';
import { petRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const later = after(1, 'minute');

const canView = async (viewer: Viewer, petId: string) => (await findPetAccess(viewer, petId, 'view', noon)) !== null;

interface Ended {
  acceptedAt?: Date;
  revokedAt?: Date;
  expiresAt?: Date;
}

const rows = (inviterId: string, count: number, endFields: Ended = {}) => ({
  data: Array.from({ length: count }, () => ({
    ...{ id: newId(), inviterId, role: 'carer' as const, createdAt: noon, expiresAt: after(7, 'day') },
    ...{ keyHash: hashSecret(newSecret()), keySealed: new Uint8Array([1]), ...endFields },
  })),
});

test('R11.2 rejects an invitation to a deleted pet', async () => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  await removePet(access, noon);

  await expect(anInvitation(owner, [access.petId])).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.2 an invitation grants access only to the pets it names', async () => {
  const [owner, guest] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  await aPetOf(guest, { name: 'Kira' });
  const { key } = await anInvitation(owner, [luna.petId]);

  const pets = [{ id: luna.petId, name: 'Luna' }];
  expect(await acceptInvitation(key, causedBy(guest))).toEqual({ pets });
  expect(await acceptInvitation(key, causedBy(guest))).toEqual({ pets });
  expect([await canView(guest, luna.petId), await canView(guest, milo.petId)]).toEqual([true, false]);
});

test('R11.2 accepting an invitation again omits a deleted pet', async () => {
  const [owner, guest] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const { key } = await anInvitation(owner, [luna.petId, milo.petId]);
  await acceptInvitation(key, causedBy(guest));
  await removePet(luna, noon);

  expect(await acceptInvitation(key, causedBy(guest))).toEqual({ pets: [{ id: milo.petId, name: 'Milo' }] });
});

test('R11.2 an invitation grants no access once the pet has another owner', async () => {
  const [owner, other, guest] = [await aViewer(), await aViewer(), await aViewer()];
  const { petId } = await aPetOf(owner);
  const { key } = await anInvitation(owner, [petId]);
  await db().pet.update({ where: { id: petId }, data: { ownerId: other.userId, updatedAt: noon } });

  await expect(acceptInvitation(key, causedBy(guest))).rejects.toMatchObject({ code: 'conflict' });
  expect(await canView(guest, petId)).toBe(false);
});

test('R11.2 limits own open invitations to 50; other users’ do not count', async () => {
  const [owner, other] = [await aViewer(), await aViewer()];
  const { petId } = await aPetOf(owner);
  await db().invitation.createMany(rows(owner.userId, 49));
  await db().invitation.createMany(rows(other.userId, 1));
  await db().invitation.createMany(rows(owner.userId, 1, { acceptedAt: noon }));
  await db().invitation.createMany(rows(owner.userId, 1, { revokedAt: noon }));
  await db().invitation.createMany(rows(owner.userId, 1, { expiresAt: noon }));

  await anInvitation(owner, [petId]);
  await expect(anInvitation(owner, [petId])).rejects.toMatchObject({ code: 'limit_reached' });
});

test('R11.2 revoking an invitation ends no other and keeps earlier end times', async () => {
  const [owner, guest] = [await aViewer(), await aViewer()];
  const { petId } = await aPetOf(owner);
  const [open, acceptedInvitation, revokedInvitation] = [
    await anInvitation(owner, [petId]),
    await anInvitation(owner, [petId]),
    await anInvitation(owner, [petId]),
  ];
  await acceptInvitation(acceptedInvitation.key, causedBy(guest));
  await revokeInvitation(owner, revokedInvitation.id, noon);

  for (const { id } of [acceptedInvitation, revokedInvitation]) await revokeInvitation(owner, id, later);

  const foundInvitations = await db().invitation.findMany({ where: { inviterId: owner.userId } });
  const moments = [open, acceptedInvitation, revokedInvitation].map(
    ({ id }) => foundInvitations.find((row) => row.id === id)?.revokedAt,
  );
  expect(moments).toEqual([null, null, noon]);
});

test('R11.1 limits caring to 100 pets per user, excluding own and former ones', async () => {
  const [owner, guest, other] = [await aViewer(), await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner)];
  await aPetOf(guest);
  const pets = Array.from({ length: 100 }, () => petRow(owner.userId));
  await db().pet.createMany({ data: pets });
  const ending = { endsAt: noon };
  await db().petMember.createMany({
    data: pets.map(({ id: petId }, index) => ({
      ...{
        id: newId(),
        petId,
        userId: guest.userId,
        role: 'carer' as const,
        joinedAt: noon,
        ...(index === 0 && ending),
      },
    })),
  });
  await joins(other, owner, [milo.petId]);

  await joins(guest, owner, [luna.petId]);
  await expect(joins(guest, owner, [milo.petId])).rejects.toMatchObject({ code: 'limit_reached' });
});

const suspend = ({ userId }: Viewer) => db().user.update({ where: { id: userId }, data: { suspendedAt: noon } });

interface Invited {
  owner: Viewer;
  id: string;
  key: string;
}

test.each<[string, (invitedMember: Invited) => Promise<unknown>]>([
  ['was accepted', async ({ key }) => acceptInvitation(key, causedBy(await aViewer()))],
  ['was taken back', ({ owner, id }) => revokeInvitation(owner, id, noon)],
  ['a suspended account made', ({ owner }) => suspend(owner)],
])('R11.2 an invitation that %s is not emailed', async (_, ends) => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const invitation = await anInvitation(owner, [petId], { email: 'nora@example.org' });
  expect(await findInvitationMail(invitation.id, noon)).not.toBeNull();

  await ends({ owner, ...invitation });

  expect(await findInvitationMail(invitation.id, noon)).toBeNull();
});

test('R11.2 an invitation email omits deleted pets', async () => {
  const owner = await aViewer();
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const { id } = await anInvitation(owner, [luna.petId, milo.petId], { email: 'nora@example.org' });
  await removePet(luna, noon);

  expect(await findInvitationMail(id, noon)).toMatchObject({ pets: ['Milo'] });
});

test('R11.9 only open invitations are listed', async () => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  const early = await anInvitation(owner, [access.petId]);
  const revokedInvitation = await anInvitation(owner, [access.petId], {}, later);
  const open = await anInvitation(owner, [access.petId], {}, later);
  await revokeInvitation(owner, revokedInvitation.id, later);
  const ids = async (at: Date) => (await listPeople(access, at)).invitations.map(({ id }) => id).sort();

  expect(await ids(later)).toEqual([early.id, open.id].sort());
  expect(await ids(after(7, 'day'))).toEqual([open.id]);
});
