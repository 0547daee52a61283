import { collectionEntry, factCollections } from '@/lib/collections/registry';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { readPets } from '@/lib/sharing/pet-import/calls/read-pets';
import { importPet } from '@/lib/sharing/pet-import/mutations';
import { findExistingPets } from '@/lib/sharing/pet-import/queries';
import type { ImportedList } from '@/lib/sharing/pet-import/vocabulary';
import { comparable, lists } from '../support/comparable-exports';
import { withDatabase } from '../support/database';
import { petRow } from '../support/maximum-rows';
import { aViewer } from '../support/members';
import { addHistory, aFilledPet, aStartedImport, at, exported, importAll, sendExport } from '../support/pet-imports';

withDatabase();

test('R7.22 an imported export equals the original except for ids and times', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await addHistory(await aFilledPet(viewer));
  const before = await exported(viewer);

  const { pets, imported } = await importAll(next, before);
  const now = await exported(next);

  expect(imported).toEqual([true]);
  expect(pets.map(({ unreadable }) => unreadable)).toEqual([0]);
  for (const name of lists) {
    expect(before[name]).toHaveLength(1);
    expect({ name, rows: comparable(name, now[name]) }).toEqual({ name, rows: comparable(name, before[name]) });
    if (name !== 'completions' && name !== 'skillChecks') expect(now[name][0].id).not.toBe(before[name][0].id);
  }
  expect(now.pets[0].archivedAt).toBe(before.pets[0].archivedAt);
  expect(now.vetRecords[0].appointmentId).toBe(now.appointments[0].id);
  expect([now.doses[0].medicationId, now.completions[0].routineId]).toEqual([
    now.medications[0].id,
    now.routines[0].id,
  ]);
});

test('R7.22 a second import adds nothing and finds the first', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const { pets } = await importAll(next, data);
  const before = await exported(next);

  const again = await sendExport(next, data, false);

  expect(again.pets.map(({ state }) => state)).toEqual(['present']);
  expect(await exported(next)).toEqual(before);
  const [pet] = pets;
  expect(await findExistingPets(next, pets)).toEqual(new Set([pet?.id]));
  expect(await findExistingPets(viewer, pets)).toEqual(new Set([pet?.id, pet?.exportedId]));
  expect((await findExistingPets(viewer, await readPets(data, viewer, at))).size).toBe(1);
});

test('R7.22 R13.1 imported facts are marked as imported, by the new owner', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);

  await importAll(next, await exported(viewer));

  const now = await exported(next);
  const [member] = now.people;
  for (const name of factCollections)
    expect(now[collectionEntry(name).relation]).toMatchObject([
      { source: { kind: 'imported' }, createdById: member.id, petId: now.pets[0].id },
    ]);
  expect(now.people).toHaveLength(1);
});

test('R7.22 a pet whose import fails is not stored at all', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const [pet] = await readPets(await exported(viewer), next, at);
  if (!pet?.profile) throw new Error('the pet is not valid');
  const { profile, rows } = pet;
  const dose = { ...rows.get('doses')?.[0], medicationId: newId() };

  const brokenPet = { id: pet.id, profile, rows: rows.set('doses', [dose]) };
  await expect(importPet(next, brokenPet, at, await aStartedImport(next))).rejects.toThrow();

  expect((await exported(next)).pets).toEqual([]);
});

test('R7.22 entries of other pets and unknown parents are left out', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const [dose, session, weight] = [data.doses[0], data.trainingSessions[0], data.weights[0]];

  const [pet] = await readPets(
    {
      ...data,
      doses: [{ ...dose, medicationId: newId() }],
      trainingSessions: [{ ...session, skillId: newId() }],
      weights: [weight, weight, { ...weight, id: 'x' }, { ...weight, id: newId(), petId: newId() }],
      vetRecords: [{ ...data.vetRecords[0], appointmentId: newId() }],
      medications: [{ ...data.medications[0], stockDoses: -1 }],
      vitals: [{ ...data.vitals[0], deletedAt: at.toISOString() }],
    },
    next,
    at,
  );

  const countRows = (name: ImportedList) => pet?.rows.get(name)?.length;
  expect([countRows('doses'), countRows('sessions'), countRows('weights'), countRows('vitals')]).toEqual([0, 0, 1, 0]);
  expect(pet?.rows.get('medications')).toMatchObject([{ stockDoses: 0 }]);
  expect(pet?.rows.get('vet-records')).toMatchObject([{ appointmentId: null }]);
  expect(pet).toMatchObject({ unreadable: 4, deleted: 1 });
});

test('R7.22 a rehearsal stores nothing and reports what does not fit', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const [pet] = data.pets;
  const [invalid, large, last] = [newId(), newId(), newId()];
  const routines = Array.from({ length: 201 }, () => ({ ...data.routines[0], id: newId(), petId: large }));
  data.pets.push({ ...pet, id: invalid, type: 'dragon' }, { ...pet, id: large }, { ...pet, id: last });
  data.routines.push(...routines);
  const free = Array.from({ length: 499 }, () => petRow(next.userId));
  await db().pet.createMany({ data: free });

  const preview = await sendExport(next, data, true);

  const states = (answer: typeof preview) => answer.pets.map(({ state }) => state);
  expect(states(preview)).toEqual(['new', 'unreadable', 'tooMany', 'noRoom']);
  expect((await exported(next)).pets).toHaveLength(free.length);
  expect(states(await sendExport(next, data, false))).toEqual(['imported', 'unreadable', 'tooMany', 'noRoom']);
  expect(states(await sendExport(next, data, false))).toEqual(['present', 'unreadable', 'tooMany', 'noRoom']);
});

test('R7.22 two imports at once store a pet once', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);

  const answers = await Promise.all([sendExport(next, data, false), sendExport(next, data, false)]);

  expect(answers.map(({ pets }) => pets[0]?.state).sort()).toEqual(['imported', 'present']);
  expect((await exported(next)).weights).toHaveLength(1);
});
