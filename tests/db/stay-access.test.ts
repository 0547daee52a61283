import type { StayAccess } from '@/lib/access/stay-access';
import { db } from '@/lib/core/db/client';
import { removePet } from '@/lib/records/pets/mutations';
import { rememberSitter } from '@/lib/sharing/stays/mutations/lines';
import { revokeStay } from '@/lib/sharing/stays/mutations/stays';
import { type Access, aSitting, aStay, openedBy } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { causeBy } from '../support/sharing';

withDatabase();

const notFound = { code: 'not_found' };

async function aFamily() {
  const viewer = await aViewer();
  return { viewer, luna: await aPetOf(viewer), nova: await aPetOf(viewer, { name: 'Nova' }) };
}

const giveAway = async ({ petId }: Access) =>
  db().pet.update({ where: { id: petId }, data: { ownerId: (await aViewer()).userId, updatedAt: noon } });

async function storedOf({ stayId }: StayAccess, name: string) {
  const rows = await db().petMember.findMany({ where: { stayId, name }, orderBy: { petId: 'asc' } });
  return rows.map(({ petId, id }) => [petId, id]);
}

const namedIn = ({ pets }: StayAccess) => pets.map(({ id, own }) => [id, own]);

const on = (typedName: string, device = 'phone') => ({ typed: typedName, device });

test('R11.7 a stay shows its own pets, except those handed over', async () => {
  const { viewer, luna, nova } = await aFamily();
  const [both, one] = [await aStay(viewer, [luna, nova]), await aStay(viewer, [luna])];
  const listShown = async ({ accessKey }: { accessKey: string }) =>
    (await openedBy(null, accessKey)).pets.map(({ id }) => id);

  expect(await listShown(one)).toEqual([luna.petId]);
  expect(await listShown(both)).toEqual([luna.petId, nova.petId]);

  await giveAway(nova);
  expect(await listShown(both)).toEqual([luna.petId]);
});

test('R11.7 each stay stores one writer per sitter name and pet', async () => {
  const { viewer, luna, nova } = await aFamily();
  const [first, second] = [await aStay(viewer, [luna, nova]), await aStay(viewer, [luna, nova])];
  const names = ['Tom', 'Marta'];
  for (const { accessKey } of [second, first]) for (const name of names) await openedBy(name, accessKey);

  for (const { accessKey } of [first, second]) {
    for (const name of names) {
      const storedNames = await storedOf(await openedBy(null, accessKey), `${name} (sitter)`);
      expect(storedNames).toHaveLength(2);
      expect(namedIn(await openedBy(name, accessKey))).toEqual(storedNames);
    }
  }
});

test.each<[string, (pet: Access) => Promise<unknown>]>([
  ['deleted', (pet) => removePet(pet, noon)],
  ['given away', giveAway],
])('R11.7 an open page accepts no sitter name for a %s pet', async (_, ends) => {
  const { viewer, luna, nova } = await aFamily();
  const [endedStay, leftStay] = [await aStay(viewer, [luna]), await aStay(viewer, [nova])];
  const [stay, other] = [await openedBy(null, endedStay.accessKey), await openedBy(null, leftStay.accessKey)];

  await ends(luna);

  await expect(rememberSitter(stay, on('Marta'), noon)).rejects.toMatchObject(notFound);
  expect(await storedOf(stay, 'Marta (sitter)')).toEqual([]);
  expect((await rememberSitter(other, on('Marta'), noon)).sitter).toBe('Marta');
});

test.each(['Eva', 'EVA ', 'Eva Ruiz', '\u00c9va'])('R11.7 rejects the name %j of a member', async (name) => {
  const viewer = await aViewer();
  await db().user.update({ where: { id: viewer.userId }, data: { firstName: 'Eva', lastName: 'Ruiz' } });
  const stay = await openedBy(null, (await aStay(viewer, [await aPetOf(viewer)])).accessKey);

  const fields = { name: 'stays.validation.memberName' };
  await expect(rememberSitter(stay, on(name), noon)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  expect((await rememberSitter(stay, on('Eva Soler'), noon)).sitter).toBe('Eva Soler');
});

test('R11.7 an open page accepts no sitter name outside an active stay', async () => {
  const { viewer, access, made, stay } = await aSitting();
  const other = await openedBy(null, (await aStay(viewer, [access])).accessKey);
  const { startsAt, endsAt } = other;

  for (const at of [after(-1, 'second', startsAt), endsAt ?? startsAt])
    await expect(rememberSitter(other, on('Tom'), at)).rejects.toMatchObject(notFound);
  const proof = { stayId: made.id, ownerId: viewer.userId } as Parameters<typeof revokeStay>[0];
  await revokeStay(proof, causeBy(viewer));
  await expect(rememberSitter(stay, on('Tom'), noon)).rejects.toMatchObject(notFound);

  expect(await db().petMember.count({ where: { petId: access.petId, name: 'Tom (sitter)' } })).toBe(0);
  expect((await rememberSitter(other, on('Tom'), startsAt)).sitter).toBe('Tom');
});

test('R11.12 marks a sitter in the owner’s language', async () => {
  const viewer = await aViewer();
  await db().user.update({ where: { id: viewer.userId }, data: { locale: 'es' } });
  const stay = await openedBy('Marta', (await aStay(viewer, [await aPetOf(viewer)])).accessKey);

  expect(stay).toMatchObject({ sitter: 'Marta', sitterName: 'Marta (quien cuida)' });
});

test('R11.12 a sitter stays the same when the owner changes language', async () => {
  const viewer = await aViewer();
  const { accessKey } = await aStay(viewer, [await aPetOf(viewer)]);
  const inEnglish = namedIn(await openedBy('Marta', accessKey));
  await db().user.update({ where: { id: viewer.userId }, data: { locale: 'es' } });

  expect(namedIn(await openedBy('Marta', accessKey))).toEqual(inEnglish);
});
