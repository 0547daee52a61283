import { setTimeout as wait } from 'node:timers/promises';
import { db, snapshot } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { insertInParts } from '@/prisma/insert-in-parts';
import { aSitting, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { asNora, causedBy, keyOf } from '../support/household';
import { documentRow, photoRow } from '../support/maximum-rows';
import { aPetOf, aViewer, noon } from '../support/members';
import { readExport } from '../support/read-export';
import { aShareOf, causeBy } from '../support/sharing';

withDatabase();

const INTERNAL =
  /hash$|sealed|^(photoKey|fileKey|previewKey|placeholder|emailKey|ownerId|userId|remindAt|summaryNextAt)$/i;

test('R7.10 the export contains no hash, key, or schedule', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await aShareOf(viewer, access, { kind: 'vet' });
  await renewFeed(viewer, { petId: null, kinds: [], namesMedicines: false }, causeBy(viewer));
  await db().photo.create({ data: photoRow(access.petId) });
  await db().document.create({ data: documentRow(access.petId) });

  const { lists } = await readExport(viewer);

  const columns = Object.entries(lists).flatMap(([list, rows]) =>
    rows.flatMap((row) => Object.keys(row).map((name) => `${list}.${name}`)),
  );
  expect(columns).toEqual(expect.arrayContaining(['shares.label', 'calendarFeeds.kinds', 'photos.takenAt']));
  expect(columns.filter((name) => INTERNAL.test(name.split('.')[1] ?? ''))).toEqual([]);
});

test('R7.10 dates are exported without a time', async () => {
  const viewer = await aViewer();
  const { petId } = await aPetOf(viewer);
  const day = new Date('2026-04-01');
  const goal = { weightGoalGrams: 9000, weightGoalFrom: day, weightGoalBy: day };
  await db().pet.update({ where: { id: petId }, data: { ...goal, microchippedOn: day } });
  const stamps = { createdAt: noon, updatedAt: noon };
  await db().vaccination.create({ data: { id: newId(), petId, vaccine: 'dog.rabies', givenOn: day, ...stamps } });

  const { lists } = await readExport(viewer);

  const days = { weightGoalFrom: '2026-04-01', weightGoalBy: '2026-04-01', microchippedOn: '2026-04-01' };
  expect(lists.pets).toMatchObject([days]);
  expect(lists.vaccinations).toMatchObject([{ givenOn: '2026-04-01' }]);
});

test('R11.7 stays are exported with their notes and sitters', async () => {
  const { viewer, access, made, stay } = await aSitting();
  await noteOfStay(stay, { day: today, text: 'All well', photo: null }, noon);

  const { lists } = await readExport(viewer);

  expect(lists.stays).toMatchObject([{ id: made.id, label: 'Marta', fromDay: '2026-03-27', messages: 'daily' }]);
  expect(lists.stayPets).toEqual([{ stayId: made.id, petId: access.petId }]);
  expect(lists.stayNotes).toMatchObject([{ day: today, text: 'All well', by: 'Marta (sitter)' }]);
  expect(lists.people).toContainEqual(expect.objectContaining({ name: 'Marta (sitter)', stayId: made.id }));
  expect((await readExport(await aViewer())).lists.stays).toEqual([]);
});

test('R11.8 both sides export their proof; only the old owner’s includes retained data', async () => {
  const [owner, next] = [await aViewer(), await aViewer()];
  const access = await aPetOf(owner, { insurance: 'Sol 12' });
  const { id, url } = await offerPet(access, { email: 'nora@example.org' }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(asNora(next)));

  const handoversOf = async (viewer: typeof owner) => (await readExport(viewer)).lists.handovers;

  expect(await handoversOf(owner)).toMatchObject([{ id, petName: 'Luna', left: { insurance: 'Sol 12' } }]);
  expect(await handoversOf(next)).toMatchObject([{ id, petName: 'Luna', left: null }]);
  expect(Object.keys((await handoversOf(next))?.[0] ?? {})).not.toEqual(expect.arrayContaining(['fromId']));
});

test('R7.10 pets with many and few entries are exported whole and in order', async () => {
  const viewer = await aViewer();
  const counts = [3, 0, 2100, 4, 1000, 1];
  for (const count of counts) {
    const { petId } = await aPetOf(viewer);
    const stamps = { createdAt: noon, updatedAt: noon };
    const data = Array.from({ length: count }, (_, index) => ({
      ...{ id: newId(), petId, measuredAt: noon, grams: 1000 + index },
      ...stamps,
    }));
    await insertInParts(data, (part) => db().weight.createMany({ data: part }));
  }

  const { lists } = await readExport(viewer);

  const storedWeights = await db().weight.findMany({
    orderBy: [{ petId: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  expect(lists.weights?.map(({ id }) => id)).toEqual(storedWeights.map(({ id }) => id));
  expect(lists.pets).toHaveLength(counts.length);
});

test('R7.10 the export reads one state of the database', async () => {
  const viewer = await aViewer();
  const countPets = () => db().pet.count({ where: { ownerId: viewer.userId } });

  let startWriting = () => {};
  const write = new Promise<void>((begin) => {
    startWriting = begin;
  }).then(() => aPetOf(viewer));
  const before = await snapshot(async () => {
    const first = await countPets();
    startWriting();
    // The embedded database lets the write wait.
    await Promise.race([write, wait(500)]);
    return [first, await countPets()];
  });
  await write;

  expect([...before, await countPets()]).toEqual([0, 0, 1]);
});
