import { setTimeout as wait } from 'node:timers/promises';
import { db, transaction } from '@/lib/core/db/client';
import { finishJobs } from '@/lib/core/jobs/finish';
import { enqueue, type Job, startJobs } from '@/lib/core/jobs/queue';
import { allergies } from '@/lib/records/allergies/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { emptyBin, removePet } from '@/lib/records/pets/mutations';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vitals } from '@/lib/records/vitals/collection';
import { weights } from '@/lib/records/weights/collection';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error('it did not happen');
}

test('R6.1 a job runs once after its commit and is retried on failure', async () => {
  const doneJobs: string[] = [];
  const job: Job<{ id: string }> = {
    name: 'pet-sweep',
    handle: async ({ id }) => {
      if (id === 'failing') throw new Error('mail service: down');
      doneJobs.push(id);
    },
  };
  await startJobs([job as unknown as Job<never>]);

  const undoneTransaction = transaction(async () => {
    await enqueue(job, { id: 'undone' });
    throw new Error('undone');
  });
  await expect(undoneTransaction).rejects.toThrow('undone');

  await transaction(() => enqueue(job, { id: 'kept' }));
  await enqueue(job, { id: 'failing' });
  await until(async () => doneJobs.length > 0 && (await statesOf('failing')).includes('retry'));
  expect(doneJobs).toEqual(['kept']);
  expect(await statesOf('kept')).toEqual(['completed']);
  expect(await statesOf('undone')).toEqual([]);
}, 20_000);

test('R6.1 a cron call waits for the queue, up to its time limit', async () => {
  const doneNumbers: number[] = [];
  const slow: Job<{ ms: number }> = {
    name: 'photo-variants',
    handle: async ({ ms }) => {
      await wait(ms);
      doneNumbers.push(ms);
    },
  };
  await startJobs([slow as unknown as Job<never>]);
  for (const ms of [300, 301, 302]) await enqueue(slow, { ms });

  expect(await finishJobs(20_000)).toBe(0);
  expect(doneNumbers.toSorted()).toEqual([300, 301, 302]);
  await enqueue(slow, { ms: 1500 });
  expect(await finishJobs(300)).toBe(1);
  expect(doneNumbers).toHaveLength(3);
  expect(await finishJobs(20_000)).toBe(0);
  expect(doneNumbers).toHaveLength(4);
}, 40_000);

async function statesOf(id: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ state: string }[]>`
    SELECT state::text AS state FROM pgboss.job WHERE name = 'pet-sweep' AND data->>'id' = ${id}`;
  return rows.map(({ state }) => state);
}

test('R7.1 the bin is emptied after 30 days', async () => {
  const [old, fresh] = [await aPetOf(await aViewer()), await aPetOf(await aViewer())];
  await removePet(old, noon);
  await removePet(fresh, after(1, 'day'));
  await emptyBin(after(30.5, 'day'));
  const remainingPets = await db().pet.findMany({
    where: { id: { in: [old.petId, fresh.petId] } },
    select: { id: true },
  });
  expect(remainingPets).toEqual([{ id: fresh.petId }]);
});

test('R7.3 deleted health entries can be restored for 30 days', async () => {
  const access = await aPetOf(await aViewer());
  const author = { name: 'Ana', timeZone: 'UTC', at: noon };
  const days = { measuredAt: noon.toISOString(), givenOn: '2026-03-01', startsOn: '2026-03-01' };
  const collections = [
    [weights, { measuredAt: days.measuredAt, grams: 9000 }],
    [vaccinations, { vaccine: 'rabies', givenOn: days.givenOn }],
    [vitals, { measuredAt: days.measuredAt, kind: 'temperature', value: 38.5 }],
    [conditions, { name: 'Arthritis' }],
    [allergies, { allergen: 'Chicken', severity: 'mild' }],
    [medications, { name: 'Apoquel', startsOn: days.startsOn }],
  ] as const;

  for (const [collection, entryBody] of collections) {
    const addEntry = async () => {
      const entry = await collection.create(access, collection.input(noon).parse(entryBody) as never, author);
      return entry.id;
    };
    const [old, fresh, lastId] = [await addEntry(), await addEntry(), await addEntry()];
    await collection.remove(access, old, noon);
    await collection.remove(access, fresh, after(1, 'day'));
    await emptyBin(after(30.5, 'day'));
    await expect(collection.restore(access, old, after(31, 'day'))).rejects.toMatchObject({ code: 'not_found' });
    expect((await collection.restore(access, fresh, after(31, 'day'))).id).toBe(fresh);
    const { items } = await collection.list(access, { limit: 50 });
    expect(items.map(({ id }) => id).toSorted()).toEqual([fresh, lastId].toSorted());
  }
});
