import { findPetAccess } from '@/lib/access/pet-access';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { removePet } from '@/lib/records/pets/mutations';
import { acceptInvitation, revokeInvitation } from '@/lib/sharing/people/mutations/invitations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { findInvitation, findInvitationMail, getInvitationUrl } from '@/lib/sharing/people/queries/invitations';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { anInvitation, causedBy, joins, keyOf, origin } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

async function anInvitedPair() {
  const [owner, guest] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner);
  return { owner, guest, access, ...(await anInvitation(owner, [access.petId])) };
}

const canView = async (viewer: Parameters<typeof findPetAccess>[0], petId: string, at = noon) =>
  (await findPetAccess(viewer, petId, 'view', at)) !== null;

test('R11.2 an invitation shows inviter and role before it is accepted', async () => {
  const { owner, guest, access, key } = await anInvitedPair();

  expect(await findInvitation(key, null, noon)).toMatchObject({
    ...{ state: 'open', role: 'carer', isOwn: false, inviter: owner.email.split('@')[0] },
    pets: [{ id: access.petId, name: 'Luna' }],
  });
  expect(await findInvitation(key, owner.userId, noon)).toMatchObject({ isOwn: true });
  expect(await findInvitation(newSecret(), null, noon)).toBeNull();
  expect(await findInvitation('short', null, noon)).toBeNull();
  expect(await canView(guest, access.petId)).toBe(false);
});

test('R11.2 50 parallel acceptances by several users admit one', async () => {
  const { access, key } = await anInvitedPair();
  const guests = await Promise.all(Array.from({ length: 10 }, () => aViewer()));
  const tries = Array.from({ length: 50 }, (_, index) => {
    const guest = guests[index % guests.length];
    return guest ? acceptInvitation(key, causedBy(guest)) : Promise.reject(new Error('nobody'));
  });

  await Promise.allSettled(tries);

  expect(await db().petMember.count({ where: { petId: access.petId } })).toBe(2);
});

test('R11.2 accepting twice as the same user creates one membership', async () => {
  const { guest, access, key } = await anInvitedPair();

  const answers = await Promise.all([1, 2, 3].map(() => acceptInvitation(key, causedBy(guest))));

  expect(answers).toEqual(Array(3).fill({ pets: [{ id: access.petId, name: 'Luna' }] }));
  expect(await db().petMember.count({ where: { petId: access.petId } })).toBe(2);
});

test('R11.2 a used invitation admits no one else and reveals no names', async () => {
  const { guest, access, key } = await anInvitedPair();
  const late = await aViewer();
  await acceptInvitation(key, causedBy(guest));

  await expect(acceptInvitation(key, causedBy(late))).rejects.toMatchObject({ code: 'conflict' });
  expect(await canView(late, access.petId)).toBe(false);
  expect(await findInvitation(key, late.userId, noon)).toMatchObject({ state: 'accepted', inviter: '', pets: [] });
  expect(await findInvitation(key, guest.userId, noon)).toMatchObject({ state: 'accepted', pets: [{ name: 'Luna' }] });
});

test('R11.2 an old invitation does not readmit a removed carer', async () => {
  const { owner, guest, access, key } = await anInvitedPair();
  await acceptInvitation(key, causedBy(guest));
  const later = after(1, 'minute');
  await removeMember(access, guest.userId, causedBy(owner, later));

  expect(await acceptInvitation(key, causedBy(guest, later))).toEqual({ pets: [] });
  expect(await canView(guest, access.petId, later)).toBe(false);
});

test('R11.2 only the inviter can see an invitation’s link again', async () => {
  const { owner, guest, access, id, key } = await anInvitedPair();
  const other = await anInvitation(owner, [access.petId]);

  expect(keyOf(await getInvitationUrl(owner, id, noon))).toBe(key);
  expect(keyOf(await getInvitationUrl(owner, other.id, noon))).toBe(other.key);
  await expect(getInvitationUrl(guest, id, noon)).rejects.toMatchObject({ code: 'not_found' });
});

type InvitedPair = Awaited<ReturnType<typeof anInvitedPair>>;

test.each<[string, (pair: InvitedPair) => Promise<unknown>, Date?]>([
  ['was accepted', ({ guest, key }) => acceptInvitation(key, causedBy(guest))],
  ['was taken back', ({ owner, id }) => revokeInvitation(owner, id, noon)],
  ['has expired', async () => undefined, after(7, 'day')],
])('R11.2 the link of an invitation that %s is hidden', async (_, ends, at = noon) => {
  const pair = await anInvitedPair();
  await ends(pair);

  await expect(getInvitationUrl(pair.owner, pair.id, at)).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.2 the inviter cannot accept their own invitation', async () => {
  const { owner, key } = await anInvitedPair();

  await expect(acceptInvitation(key, causedBy(owner))).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  ['7 days less a second', after(7 * 86_400 - 1, 'second'), true],
  ['7 days', after(7, 'day'), false],
])('R11.2 an invitation aged %s grants access: %#', async (_, at, isOpen) => {
  const { access, key } = await anInvitedPair();
  const guest = await aViewer();

  await acceptInvitation(key, causedBy(guest, at)).catch(() => undefined);

  expect(await canView(guest, access.petId, at)).toBe(isOpen);
});

test('R11.2 a revoked invitation admits no one', async () => {
  const { owner, guest, access, id, key } = await anInvitedPair();
  await expect(revokeInvitation(guest, id, noon)).rejects.toMatchObject({ code: 'not_found' });
  await revokeInvitation(owner, id, noon);
  await revokeInvitation(owner, id, noon);

  await expect(acceptInvitation(key, causedBy(guest))).rejects.toMatchObject({ code: 'conflict' });
  expect(await canView(guest, access.petId)).toBe(false);
  expect(await findInvitation(key, null, noon)).toMatchObject({ state: 'ended', inviter: '', pets: [] });
});

test('R11.2 rejects an invitation to another user’s pet', async () => {
  const [owner, eve] = [await aViewer(), await aViewer()];
  const [mine, theirs] = [await aPetOf(eve), await aPetOf(owner)];
  await joins(eve, owner, [theirs.petId]);

  await expect(anInvitation(eve, [mine.petId, theirs.petId])).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.2 an invitation to several pets omits deleted ones', async () => {
  const [owner, guest] = [await aViewer(), await aViewer()];
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const { key } = await anInvitation(owner, [luna.petId, milo.petId]);
  await removePet(luna, noon);

  expect(await acceptInvitation(key, causedBy(guest))).toEqual({ pets: [{ id: milo.petId, name: 'Milo' }] });
});

test('R11.2 an invitation ends once all its pets are deleted', async () => {
  const { guest, access, key } = await anInvitedPair();
  await removePet(access, noon);

  expect(await findInvitation(key, null, noon)).toMatchObject({ state: 'ended' });
  await expect(acceptInvitation(key, causedBy(guest))).rejects.toMatchObject({ code: 'conflict' });
});

test('R11.2 invitations of a suspended account cannot be opened', async () => {
  const { owner, guest, key } = await anInvitedPair();
  await setSuspended((await anAdmin()).admin, owner.userId, true, { origin, at: noon });

  expect(await findInvitation(key, null, noon)).toBeNull();
  await expect(acceptInvitation(key, causedBy(guest))).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.1 a pet accepts nine other members but not a tenth', async () => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  for (let person = 0; person < 8; person += 1) await joins(await aViewer(), owner, [petId]);
  const keys = [await anInvitation(owner, [petId]), await anInvitation(owner, [petId])].map(({ key }) => key);
  const guests = [await aViewer(), await aViewer()] as const;

  const outcomes = await Promise.allSettled([
    acceptInvitation(keys[0] ?? '', causedBy(guests[0])),
    acceptInvitation(keys[1] ?? '', causedBy(guests[1])),
  ]);

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await db().petMember.count({ where: { petId } })).toBe(10);
});

test('R11.2 an emailed invitation stores the address encrypted', async () => {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const { id, key } = await anInvitation(owner, [petId], { email: 'nora@example.org' });

  const row = await db().invitation.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(row.emailSealed ?? []).toString('latin1')).not.toContain('nora');
  expect(await findInvitationMail(id, noon)).toMatchObject({
    ...{ to: 'nora@example.org', pets: ['Luna'] },
    url: expect.stringContaining(key),
  });
  expect(await findInvitationMail(id, after(7, 'day'))).toBeNull();
});
