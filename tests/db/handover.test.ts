import { findPetAccess, findSharedPet } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { auditKey } from '@/lib/core/security/audit';
import { newId } from '@/lib/core/validation/ids';
import { emptyBin, removePet } from '@/lib/records/pets/mutations';
import { offerPetCall } from '@/lib/sharing/handover/calls';
import { acceptPet, offerPet, withdrawOffer } from '@/lib/sharing/handover/mutations';
import { findHandover, findHandoverMail, findProof, listProofs } from '@/lib/sharing/handover/queries';
import { createShare } from '@/lib/sharing/links/mutations/shares';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { asNora, causedBy, joins, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon, someAddress } from '../support/members';

withDatabase();

const levelOf = async (viewer: Parameters<typeof findPetAccess>[0], petId: string) =>
  (await findPetAccess(viewer, petId, 'view', after(1, 'minute')))?.held ?? null;

async function anOffer(to: Parameters<typeof offerPet>[1] = { email: 'nora@example.org' }) {
  const owner = await aViewer();
  const access = await aPetOf(owner, { emergencyContact: 'Sam, 600 000 002', microchip: '724098100123456' });
  const { id, url } = await offerPet(access, to, causedBy(owner));
  return { owner, access, id, key: keyOf(url) };
}

test('R11.8 a handover transfers the pet and its records and ends links', async () => {
  const { owner, access, key } = await anOffer();
  const next = await aViewer();
  const link = { label: 'Vet', kind: 'vet' as const };
  const { accessKey } = await createShare(access, link, causedBy(owner));
  const visit = { id: newId(), petId: access.petId, visitedOn: noon, description: '', clinic: 'Sol' };
  const cost = { costCents: 4850, currency: 'EUR', createdAt: noon, updatedAt: noon };
  await db().vetRecord.create({ data: { ...visit, ...cost } });

  await acceptPet(key, causedBy(asNora(next), after(1, 'minute')));

  expect([await levelOf(next, access.petId), await levelOf(owner, access.petId)]).toEqual(['own', null]);
  expect(await findSharedPet(accessKey, after(1, 'minute'))).toBeNull();
  const { costCents, clinic } = await db().vetRecord.findUniqueOrThrow({ where: { id: visit.id } });
  expect([costCents, clinic]).toEqual([null, 'Sol']);
  expect(await db().pet.findUnique({ where: { id: access.petId } })).toMatchObject({ emergencyContact: null });
});

test('R11.8 both sides keep a proof; only the old owner’s includes retained data', async () => {
  const { owner, key } = await anOffer();
  const [next, other] = [await aViewer(), await aViewer()];
  await acceptPet(key, causedBy(asNora(next)));

  const proof = { petName: 'Luna', microchip: '724098100123456', at: noon.toISOString() };
  const leftBehind = { emergencyContact: 'Sam, 600 000 002', insurance: null, costs: [] };
  expect(await findHandover(key, owner, noon)).toMatchObject({
    state: 'accepted',
    proof: { ...proof, left: leftBehind },
  });
  expect(await findHandover(key, next, noon)).toMatchObject({ proof: { ...proof, left: null } });
  expect(await findHandover(key, other, noon)).toBeNull();
});

test('R11.8 an offer describes the handover before it is accepted', async () => {
  const { owner, key } = await anOffer();

  expect(await findHandover(key, null, noon)).toMatchObject({ state: 'open', pet: { name: 'Luna' }, isOwn: false });
  expect(await findHandover(key, owner, noon)).toMatchObject({ isOwn: true });
  expect(await findHandover(key, null, after(7, 'day'))).toMatchObject({ state: 'ended', pet: null, from: '' });
});

test('R11.8 50 parallel acceptances make one owner', async () => {
  const { access, key } = await anOffer();
  const people = await Promise.all(Array.from({ length: 5 }, () => aViewer()));
  const tries = Array.from({ length: 50 }, (_, index) => people[index % people.length]);

  const outcomes = await Promise.allSettled(
    tries.map((person) => (person ? acceptPet(key, causedBy(asNora(person))) : Promise.reject(new Error('nobody')))),
  );

  const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? tries[index] : []));
  expect(winners).toHaveLength(10);
  expect(new Set(winners).size).toBe(1);
  expect(await db().petMember.count({ where: { petId: access.petId, role: 'owner' } })).toBe(1);
});

test('R11.8 accepting again as the new owner returns the same response', async () => {
  const { owner, access, key } = await anOffer();
  const [next, other] = [asNora(await aViewer()), asNora(await aViewer())];
  const answers = await Promise.all([1, 2, 3].map(() => acceptPet(key, causedBy(next))));

  expect(answers).toEqual(Array(3).fill({ id: access.petId, name: 'Luna' }));
  const events = { action: 'pet_taken_over', subjectKey: auditKey(owner.userId) };
  expect(await db().auditEvent.count({ where: events })).toBe(1);
  await db().user.update({ where: { id: owner.userId }, data: { suspendedAt: noon } });
  expect(await acceptPet(key, causedBy(next, after(8, 'day')))).toEqual(answers[0]);
  await expect(acceptPet(key, causedBy(other))).rejects.toMatchObject({ code: expect.any(String) });
});

test('R11.8 a used offer gives no access once the pet leaves its owner', async () => {
  const { access, key } = await anOffer();
  const [next, third] = [asNora(await aViewer()), asNora(await aViewer())];
  await acceptPet(key, causedBy(next));
  const own = { ...access, memberId: next.userId };
  const again = keyOf((await offerPet(own, { email: 'nora@example.org' }, causedBy(next))).url);
  await acceptPet(again, causedBy(third));

  await expect(acceptPet(key, causedBy(next))).rejects.toMatchObject({ code: 'conflict' });
  await removePet({ ...access, memberId: third.userId }, noon);
  await expect(acceptPet(again, causedBy(third))).rejects.toMatchObject({ code: 'conflict' });
});

test('R11.8 an offer to a member cannot be used by others', async () => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  const [partner, eve] = [await aViewer(), await aViewer()];
  await joins(partner, owner, [access.petId]);
  await expect(offerPet(access, { userId: eve.userId }, causedBy(owner))).rejects.toMatchObject({ code: 'invalid' });
  const key = keyOf((await offerPet(access, { userId: partner.userId }, causedBy(owner))).url);

  await expect(acceptPet(key, causedBy(eve))).rejects.toMatchObject({ code: 'not_found' });
  expect(await findHandover(key, eve, noon)).toBeNull();
  expect(await acceptPet(key, causedBy(partner))).toMatchObject({ name: 'Luna' });
});

test('R11.8 an offer to a member ends with their removal', async () => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  const partner = await aViewer();
  await joins(partner, owner, [access.petId]);
  const key = keyOf((await offerPet(access, { userId: partner.userId }, causedBy(owner))).url);

  await removeMember(access, partner.userId, causedBy(owner, after(1, 'minute')));

  const later = causedBy(partner, after(2, 'minute'));
  await expect(acceptPet(key, later)).rejects.toMatchObject({ code: 'conflict' });
  expect(await levelOf(owner, access.petId)).toBe('own');
});

test.each([
  ['a member', true, 'edit'],
  ['a stranger', false, null],
])('R11.8 with %s as the new owner, other members have access: %s', async (_, isMember, expected) => {
  const owner = await aViewer();
  const access = await aPetOf(owner);
  const [sitter, next] = [await aViewer(), await aViewer()];
  await joins(sitter, owner, [access.petId]);
  if (isMember) await joins(next, owner, [access.petId]);
  const key = keyOf((await offerPet(access, { email: 'nora@example.org' }, causedBy(owner))).url);

  await acceptPet(key, causedBy(asNora(next)));

  expect(await levelOf(sitter, access.petId)).toBe(expected);
});

test('R11.8 a newer offer, a withdrawal, or a deletion ends the previous offer', async () => {
  const { owner, access, key } = await anOffer();
  const next = await aViewer();
  const newer = keyOf((await offerPet(access, { email: 'leo@example.org' }, causedBy(owner))).url);
  await expect(acceptPet(key, causedBy(asNora(next)))).rejects.toMatchObject({ code: 'conflict' });

  await withdrawOffer(access, noon);
  await expect(acceptPet(newer, causedBy(asNora(next)))).rejects.toMatchObject({ code: 'conflict' });

  const last = keyOf((await offerPet(access, { email: 'leo@example.org' }, causedBy(owner))).url);
  await removePet(access, noon);
  await expect(acceptPet(last, causedBy(asNora(next)))).rejects.toMatchObject({ code: expect.any(String) });
  expect(await levelOf(next, access.petId)).toBeNull();
});

test('R11.8 the owner cannot accept their own offer', async () => {
  const { owner, key } = await anOffer();

  await expect(acceptPet(key, causedBy(owner))).rejects.toMatchObject({ code: 'conflict' });
});

test('R11.8 the offer is emailed to an address that is stored encrypted', async () => {
  const { id, key } = await anOffer();

  const { emailSealed } = await db().handover.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(emailSealed ?? []).toString('latin1')).not.toContain('nora');
  expect(await findHandoverMail(id, noon)).toMatchObject({ to: 'nora@example.org', url: expect.stringContaining(key) });
});

test('R11.8 emails at most five offers a day to an address, across senders', async () => {
  const email = someAddress();
  const offerPetTo = async (to: string) => {
    const viewer = await aViewer();
    const request = new Request('http://localhost/', { method: 'POST' });
    const context = { request, params: {}, locale: 'en' as const, formatLocale: 'en' as const, at: noon };
    return offerPetCall({ ...context, viewer, access: await aPetOf(viewer), body: { email: to } });
  };
  for (let count = 0; count < 5; count += 1) await offerPetTo(email);

  await expect(offerPetTo(email.toUpperCase())).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await offerPetTo(someAddress())).toMatchObject({ url: expect.any(String) });
});

test('R11.8 only both sides find their proofs without the link', async () => {
  const { owner, access, id, key } = await anOffer();
  const [next, other] = [await aViewer(), await aViewer()];
  const listProofPets = async (viewer: typeof owner) => (await listProofs(viewer, { limit: 50 })).items;
  expect([await listProofPets(owner), await findProof(owner, id)]).toEqual([[], null]);

  await acceptPet(key, causedBy(asNora(next)));

  const leftBehind = { emergencyContact: 'Sam, 600 000 002', insurance: null, costs: [] };
  expect(await listProofPets(owner)).toMatchObject([{ id, petName: 'Luna', given: true, left: leftBehind }]);
  expect(await listProofPets(next)).toMatchObject([{ id, petName: 'Luna', given: false, left: null }]);
  expect(await findProof(next, id)).toMatchObject({ id, left: null });
  expect([await listProofPets(other), await findProof(other, id), await findProof(other, 'x')]).toEqual([
    [],
    null,
    null,
  ]);

  await removePet(access, noon);
  await emptyBin(after(31, 'day'));
  expect(await db().pet.count({ where: { id: access.petId } })).toBe(0);
  expect(await findProof(owner, id)).toMatchObject({ petName: 'Luna', left: leftBehind });
});

test('R11.8 deleting a pet deletes its offers', async () => {
  const { access, id, key } = await anOffer();
  await removePet(access, noon);
  await emptyBin(after(31, 'day'));
  expect(await db().handover.count({ where: { id } })).toBe(0);
  await expect(acceptPet(key, causedBy(asNora(await aViewer())))).rejects.toMatchObject({ code: 'not_found' });
});
