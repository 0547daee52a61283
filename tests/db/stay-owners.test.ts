import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { changeStay, revokeStay } from '@/lib/sharing/stays/mutations/stays';
import { findStayMessage } from '@/lib/sharing/stays/queries/message';
import { getStayReport } from '@/lib/sharing/stays/queries/report';
import { listStays } from '@/lib/sharing/stays/queries/stays';
import { aStay, aWalk, days, openedBy, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { causeBy } from '../support/sharing';

withDatabase();

async function threeStays(more: Record<string, unknown> = {}) {
  const viewer = await aViewer();
  const pets = [await aPetOf(viewer), await aPetOf(viewer, { name: 'Milo' })] as const;
  const makeStay = (label: string) => aStay(viewer, [...pets], { label, ...more });
  const stays = [await makeStay('First'), await makeStay('Second'), await makeStay('Third')] as const;
  return { viewer, pets, stays };
}

const ownStay = ({ userId: ownerId }: { userId: string }, { id: stayId }: { id: string }) =>
  ({ stayId, ownerId, fromDay: days.from, untilDay: days.until }) as Parameters<typeof changeStay>[0];
const rowsOf = (stays: readonly { id: string }[]) =>
  Promise.all(stays.map(({ id }) => db().stay.findUniqueOrThrow({ where: { id } })));

test('R11.7 a stay contains only chosen pets and rejects deleted ones', async () => {
  const viewer = await aViewer();
  const [luna, deletedPet] = [await aPetOf(viewer), await aPetOf(viewer)];
  await aPetOf(viewer);
  await removePet(deletedPet, noon);

  expect(await aStay(viewer, [luna])).toMatchObject({ pets: [luna.petId] });

  await expect(aStay(viewer, [luna, deletedPet])).rejects.toMatchObject({ code: 'not_found' });
  expect(await db().stay.count({ where: { ownerId: viewer.userId } })).toBe(1);
});

test('R11.7 an owner’s stays list no deleted pets until they are restored', async () => {
  const { viewer, pets } = await threeStays();
  const listPets = async () => (await listStays(viewer, { limit: 1 }, noon)).items[0]?.pets;
  await removePet(pets[0], noon);
  expect(await listPets()).toEqual([pets[1].petId]);

  await db().pet.update({ where: { id: pets[0].petId }, data: { deletedAt: null } });
  expect(await listPets()).toHaveLength(2);
});

test('R11.7 changing the message setting affects one stay; repeating it changes nothing', async () => {
  const { viewer, stays } = await threeStays({ messages: 'daily' });
  const own = ownStay(viewer, stays[1]);

  await changeStay(own, { messages: 'daily' }, after(1, 'hour'));
  expect(await rowsOf(stays)).toMatchObject(Array.from(stays, () => ({ messages: 'daily', remindAt: noon })));

  expect(await changeStay(own, { messages: 'none' }, after(2, 'hour'))).toMatchObject({ label: 'Second' });
  expect((await rowsOf(stays)).map(({ messages }) => messages)).toEqual(['daily', 'none', 'daily']);
});

test('R11.11 an existing stay can get its owner’s phone number later', async () => {
  const { viewer, pets, stays } = await threeStays({ messages: 'each' });
  const own = ownStay(viewer, stays[1]);
  await db().pet.update({ where: { id: pets[0].petId }, data: { vetClinic: 'Sunny Street Vets, 912 345 678' } });

  expect(await changeStay(own, { ownerPhone: '600 111 222' }, noon)).toMatchObject({ messages: 'each' });
  await expect(changeStay(own, { ownerPhone: 'Alex' }, noon)).rejects.toMatchObject({
    detail: { fields: { ownerPhone: 'stays.validation.phone' } },
  });
  expect((await rowsOf(stays)).map(({ ownerPhone }) => ownerPhone)).toEqual([null, '600 111 222', null]);
  expect((await getStayReport(own, noon)).contacts).toMatchObject([
    { vetClinic: 'Sunny Street Vets, 912 345 678', without: ['emergencyContact'] },
    { name: 'Milo', vetClinic: null, without: ['emergencyContact', 'vetClinic'] },
  ]);
  const others = ownStay(await aViewer(), stays[1]);
  await expect(changeStay(others, { ownerPhone: null }, noon)).rejects.toMatchObject({ code: 'not_found' });
  expect((await changeStay(own, { ownerPhone: null }, noon)).ownerPhone).toBeNull();
});

test('R11.7 stopping a stay happens once and affects no other', async () => {
  const { viewer, stays } = await threeStays();

  await revokeStay(ownStay(viewer, stays[1]), causeBy(viewer));
  await revokeStay(ownStay(viewer, stays[1]), causeBy(viewer, after(1, 'hour')));

  expect((await rowsOf(stays)).map(({ revokedAt }) => revokedAt)).toEqual([null, noon, null]);
});

test('R11.7 a report covers one stay and only its owner can read it', async () => {
  const { viewer, pets, stays } = await threeStays();
  await removePet(pets[0], noon);

  const report = await getStayReport(ownStay(viewer, stays[1]), noon);

  expect(report).toMatchObject({ id: stays[1].id, label: 'Second', faces: [{ name: 'Milo' }] });
  const others = ownStay(await aViewer(), stays[1]);
  await expect(getStayReport(others, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.7 a message covers only its own stay', async () => {
  const { viewer, pets, stays } = await threeStays({ messages: 'each' });
  const [other, stay, last] = stays;
  for (const one of [other, last]) await changeStay(ownStay(viewer, one), { messages: 'none' }, noon);
  const { id: routineId } = await aWalk(pets[0]);
  const line = { petId: pets[0].petId, routineId, day: today, undo: false, name: undefined };
  await tickOfStay(await openedBy('Marta', stay.accessKey), line, noon);
  const [own, others] = [stay.id, other.id];
  const at = after(5, 'minute');
  const sentStays: [string, Date, Date][] = [
    [own, after(-1, 'hour'), after(-1, 'hour')],
    [own, at, at],
    [own, after(1, 'hour'), after(1, 'hour')],
    [others, after(4, 'minute'), after(4, 'minute')],
    [others, after(6, 'minute'), at],
  ];
  await db().reminder.createMany({
    data: sentStays.map(([sourceId, dueAt, sendAt]) => ({
      ...{ id: newId(), userId: viewer.userId, kind: 'stay', sourceId, dueAt, sendAt, createdAt: noon },
    })),
  });
  const sending = { userId: viewer.userId, sourceId: own, dueAt: at, sendAt: at };

  const message = await findStayMessage(sending, at);

  expect(message).toMatchObject({
    kind: 'each',
    stayId: own,
    who: ['Marta (sitter)'],
    lines: [{ title: 'Walk', by: 'Marta (sitter)' }],
  });
  expect(await findStayMessage({ ...sending, userId: (await aViewer()).userId }, at)).toBeNull();
});
