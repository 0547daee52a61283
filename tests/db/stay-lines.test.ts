import type { StayAccess } from '@/lib/access/stay-access';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { doseOfStay, rememberSitter, tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { findStayDay } from '@/lib/sharing/stays/queries/stays';
import { type Access, aMedication, aSitting, aStay, aStayDose, aWalk, openedBy, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { asNora, causedBy, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const [before, next] = ['2026-03-27', '2026-03-29'];

test('R11.7 undoing removes one dose of one medicine by that sitter only', async () => {
  const { access, made, stay } = await aSitting();
  const pau = await openedBy('Pau', made.accessKey);
  const [first, second, third, paus] = [
    await aMedication(access),
    await aMedication(access),
    await aMedication(access),
    await aMedication(access),
  ];
  const dose = (by: StayAccess, { id }: { id: string }, day: string, undo = false) => {
    const scheduledFor = `${day}T08:00:00Z`;
    return doseOfStay(
      by,
      aStayDose(access, id, { scheduledFor, undo }),
      undo || day === today ? noon : after(-1, 'day'),
    );
  };
  for (const medication of [first, second, third]) for (const day of [before, today]) await dose(stay, medication, day);
  await dose(pau, paus, today);

  await dose(stay, second, today, true);
  await dose(stay, third, before, true);
  await expect(dose(stay, paus, today, true)).rejects.toMatchObject({ code: 'forbidden' });

  const remainingDoses = await db().dose.findMany({ where: { petId: access.petId } });
  const remainingKeys = remainingDoses.map(
    ({ medicationId, scheduledFor }) => `${medicationId} ${scheduledFor?.toISOString()}`,
  );
  const on = ({ id }: { id: string }, day: string) => `${id} ${day}T08:00:00.000Z`;
  const expected = [on(first, before), on(first, today), on(second, before), on(third, today), on(paus, today)];
  expect(remainingKeys.toSorted()).toEqual(expected.toSorted());
});

async function sendPhoto(stay: StayAccess, day: string, { petId }: Access, text: string | null = null) {
  const storedFile = { photoKey: `photos/${newId()}`, width: 10, height: 10, placeholder: '', bytes: 1, sentBytes: 1 };
  return (
    (await noteOfStay(stay, { day, text, photo: { petId, stored: storedFile, takenAt: null } }, noon)).photoId ?? ''
  );
}

const listBinned = async ({ petId }: Access) =>
  (await db().photo.findMany({ where: { petId, deletedAt: { not: null } } })).map(({ id }) => id);

async function threeSittings() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const openNext = async () => openedBy('Marta', (await aStay(viewer, [access])).accessKey);
  return { viewer, access, stays: [await openNext(), await openNext(), await openNext()] as const };
}

test('R11.7 a photo replaces only its own day’s photo in its stay', async () => {
  const { access, stays } = await threeSittings();
  const [first, stay, last] = stays;
  for (const [to, day] of [
    [first, today],
    [stay, before],
  ] as const)
    await sendPhoto(to, day, access);
  const replacedPhoto = await sendPhoto(stay, today, access);
  for (const [to, day] of [
    [stay, next],
    [last, today],
  ] as const)
    await sendPhoto(to, day, access);

  const lastPhoto = await sendPhoto(stay, today, access, 'Asleep');

  expect(await listBinned(access)).toEqual([replacedPhoto]);
  expect((await findStayDay(stay, today, noon))?.note).toMatchObject({ text: 'Asleep', photoId: lastPhoto });
  for (const [to, day] of [
    [first, today],
    [stay, before],
    [stay, next],
    [last, today],
  ] as const)
    expect((await findStayDay(to, day, noon))?.note).toMatchObject({ text: null });
});

test('R11.7 a photo already in the bin keeps its deletion time', async () => {
  const { access, stay } = await aSitting();
  const photoId = await sendPhoto(stay, today, access);
  await db().photo.update({ where: { id: photoId }, data: { deletedAt: after(-1, 'minute') } });

  await sendPhoto(stay, today, access);

  expect(await db().photo.findUnique({ where: { id: photoId } })).toMatchObject({ deletedAt: after(-1, 'minute') });
});

async function aParting() {
  const owner = await aViewer();
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const { accessKey } = await aStay(owner, [luna, milo]);
  const stay = await openedBy('Marta', accessKey);
  const photoId = await sendPhoto(stay, today, luna);
  const { url } = await offerPet(luna, { email: 'nora@example.org' }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(asNora(await aViewer())));
  return { luna, milo, photoId, stay: await openedBy('Marta', accessKey) };
}

test('R11.7 R11.8 a handed-over pet is no longer shown or changed', async () => {
  const { luna, milo, photoId, stay } = await aParting();

  await sendPhoto(stay, today, milo);

  expect((await findStayDay(stay, today, noon))?.pets.map(({ name }) => name)).toEqual(['Milo']);
  expect(await listBinned(luna)).toEqual([]);
  expect(await db().photo.count({ where: { id: photoId, deletedAt: null } })).toBe(1);
});

test('R11.7 an open page hides a pet deleted since', async () => {
  const owner = await aViewer();
  const [luna, milo] = [await aPetOf(owner), await aPetOf(owner, { name: 'Milo' })];
  const stay = await openedBy('Marta', (await aStay(owner, [luna, milo])).accessKey);

  await removePet(luna, noon);

  expect((await findStayDay(stay, today, noon))?.pets.map(({ name }) => name)).toEqual(['Milo']);
});

test('R11.7 rejects undoing another sitter’s completion; repeating an own undo succeeds', async () => {
  const { access, made, stay } = await aSitting();
  const pau = await openedBy('Pau', made.accessKey);
  const { id: routineId } = await aWalk(access);
  const line = { petId: access.petId, routineId, day: today, name: undefined };
  await tickOfStay(pau, { ...line, undo: false }, noon);

  const refusal = { code: 'forbidden', detail: { fields: { undo: 'stays.reader.said.notYours' } } };
  await expect(tickOfStay(stay, { ...line, undo: true }, noon)).rejects.toMatchObject(refusal);
  for (const _ of [1, 2]) expect(await tickOfStay(pau, { ...line, undo: true }, noon)).toEqual({ success: true });
});

const line = ({ petId }: Access, routineId: string, undo: boolean) => ({
  ...{ petId, routineId, day: today, name: undefined, undo },
});

test.each(['another phone', ''])('R11.12 rejects undo by the same name on device “%s”', async (device) => {
  const { access, stay } = await aSitting();
  const [{ id: walk }, { id: medicine }] = [await aWalk(access), await aMedication(access)];
  const other = await rememberSitter(stay, { typed: 'Marta', device }, noon);
  const undo = { scheduledFor: `${today}T08:00:00Z`, undo: true };
  await tickOfStay(stay, line(access, walk, false), noon);
  await doseOfStay(stay, aStayDose(access, medicine), noon);

  const refusal = { code: 'forbidden', detail: { fields: { undo: 'stays.reader.said.notYours' } } };
  await expect(tickOfStay(other, line(access, walk, true), noon)).rejects.toMatchObject(refusal);
  await expect(doseOfStay(other, aStayDose(access, medicine, undo), noon)).rejects.toMatchObject(refusal);
  expect(await tickOfStay(stay, line(access, walk, true), noon)).toEqual({ success: true });
  expect(await doseOfStay(stay, aStayDose(access, medicine, undo), noon)).toEqual({ success: true });
});

test('R11.12 rejects undo of a line created without a cookie', async () => {
  const { access, made } = await aSitting();
  const { id } = await aWalk(access);
  const program = await rememberSitter(await openedBy(null, made.accessKey), { typed: 'Marta', device: '' }, noon);
  await tickOfStay(program, line(access, id, false), noon);

  await expect(tickOfStay(program, line(access, id, true), noon)).rejects.toMatchObject({ code: 'forbidden' });
});

test('R11.7 a completion advances the message of its own stay only', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const [tickedStay, other, daily] = [
    await aStay(viewer, [access], { messages: 'each' }),
    await aStay(viewer, [access], { messages: 'each' }),
    await aStay(viewer, [access], { messages: 'daily' }),
  ];
  const { id: routineId } = await aWalk(access);
  const line = { petId: access.petId, routineId, day: today, undo: false, name: undefined };
  for (const { accessKey } of [tickedStay, daily])
    await tickOfStay(await openedBy('Marta', accessKey), line, after(1, 'hour'));

  const dueAtOf = async ({ id }: { id: string }) => (await db().stay.findUniqueOrThrow({ where: { id } })).remindAt;

  expect(await Promise.all([tickedStay, other, daily].map(dueAtOf))).toEqual([after(63, 'minute'), null, noon]);
});
