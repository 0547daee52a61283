import { findOwnStay } from '@/lib/access/own-stay';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet, updatePet } from '@/lib/records/pets/mutations';
import { noteOfStay, removeNote } from '@/lib/sharing/stays/mutations/notes';
import { findStayDay, getStaysPage, listStays } from '@/lib/sharing/stays/queries/stays';
import { aSitting, aStay, openedBy, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { viewerOf } from '../support/grants';
import { aPetOf, noon, signIn } from '../support/members';

withDatabase();

async function anOwner() {
  const { secret } = await signIn();
  const viewer = await viewerOf(secret);
  return { secret, viewer, access: await aPetOf(viewer) };
}

test('R11.7 a stay is found only by its id and its owner', async () => {
  const { secret, viewer, access } = await anOwner();
  const [first, second] = [await aStay(viewer, [access]), await aStay(viewer, [access])];
  const { made: others } = await aSitting();

  const foundStays = await Promise.all(
    [first.id, second.id, others.id, newId()].map((id) => findOwnStay(secret, id, noon)),
  );

  expect(foundStays.map((one) => one?.viewer.userId)).toEqual(Array.from({ length: 4 }, () => viewer.userId));
  expect(foundStays.map((one) => one?.stay?.stayId)).toEqual([first.id, second.id, undefined, undefined]);
});

test('R11.7 the owner removes the note of one day only', async () => {
  const { secret, viewer, access } = await anOwner();
  const [first, second] = [await aStay(viewer, [access]), await aStay(viewer, [access])];
  const writtenNotes = [
    [first, '2026-03-27'],
    [first, today],
    [second, today],
  ] as const;
  for (const [{ accessKey }, day] of writtenNotes)
    await noteOfStay(await openedBy('Marta', accessKey), { day, text: 'Slept', photo: null }, noon);
  const { stay } = (await findOwnStay(secret, first.id, noon)) ?? fail();

  await removeNote(stay ?? fail(), today, noon);

  await expect(removeNote(stay ?? fail(), today, noon)).rejects.toMatchObject({ code: 'not_found' });
  const remainingNotes = await db().stayNote.findMany({
    orderBy: { stayId: 'asc' },
    select: { stayId: true, day: true },
  });
  expect(remainingNotes).toEqual([
    { stayId: first.id, day: new Date('2026-03-27') },
    { stayId: second.id, day: new Date(today) },
  ]);
});

test('R11.7 owners see only their own stays', async () => {
  const [mine, others] = [await aSitting(), await aSitting()];

  const { items } = await listStays(mine.viewer, { limit: 50 }, noon);

  expect(items.map(({ id }) => id)).toEqual([mine.made.id]);
  expect((await getStaysPage(others.viewer, noon)).stays.map(({ id }) => id)).toEqual([others.made.id]);
});

test('R11.7 a stay is offered for active pets only', async () => {
  const { viewer, access } = await anOwner();
  const [deletedPet, deceasedPet, archivedPet] = [await aPetOf(viewer), await aPetOf(viewer), await aPetOf(viewer)];
  await removePet(deletedPet, noon);
  await updatePet(deceasedPet, { deceasedOn: '2026-03-20' }, noon);
  await updatePet(archivedPet, { archived: true }, noon);

  expect((await getStaysPage(viewer, noon)).start.pets).toEqual([
    { id: access.petId, name: 'Luna', vetClinic: null, without: ['emergencyContact', 'vetClinic'] },
  ]);
  await db().pet.update({ where: { id: access.petId }, data: { vetClinic: 'Sunny Street Vets, 600 000 003' } });
  expect((await getStaysPage(viewer, noon)).start.pets).toMatchObject([{ without: ['emergencyContact'] }]);
});

test('R11.11 the owner’s phone number is stored, shown to the sitter, and suggested', async () => {
  const { viewer, access } = await anOwner();
  const newStay = await aStay(viewer, [access], { ownerPhone: '+34 600 000 001' });
  const without = await aStay(viewer, [access]);

  const phoneOf = async ({ accessKey }: { accessKey: string }) =>
    (await findStayDay(await openedBy('Marta', accessKey), today, noon))?.ownerPhone;

  expect([await phoneOf(newStay), await phoneOf(without)]).toEqual(['+34 600 000 001', null]);
  await expect(aStay(viewer, [access], { ownerPhone: 'ask Rosa' })).rejects.toMatchObject({ code: 'invalid' });
  expect((await getStaysPage(viewer, noon)).stays.map(({ ownerPhone }) => ownerPhone)).toEqual([
    null,
    '+34 600 000 001',
  ]);
});
