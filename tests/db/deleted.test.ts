import { z } from 'zod';
import { collectionNames } from '@/lib/collections/registry';
import { petCollection } from '@/lib/collections/store';
import { collectionTable } from '@/lib/collections/table';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { getDeleted, listDeleted } from '@/lib/overviews/deleted/queries';
import { emptyBin } from '@/lib/records/pets/mutations';
import { addRow, aSkill, sampleTitle } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, after as later, noon } from '../support/members';

withDatabase();

const stamps = { createdAt: noon, updatedAt: noon };
const weight = (petId: string, grams: number, deletedAt: Date | null) =>
  db().weight.create({ data: { id: newId(), petId, measuredAt: noon, grams, ...stamps, deletedAt } });

async function oneOfEach(petId: string) {
  const skillId = await aSkill(petId);
  for (const [index, name] of collectionNames.entries()) {
    await addRow(name, { petId, skillId, deletedAt: later(index + 1, 'minute') });
  }
  return { skillId };
}

describe('the list of a pet’s deleted entries', () => {
  test('lists every kind with its name, latest first', async () => {
    const access = await aPetOf(await aViewer(), { name: 'Luna' });
    const { skillId } = await oneOfEach(access.petId);

    const { pet, entries } = await getDeleted(access, { limit: 50 }, later(1, 'hour'));

    expect(pet).toEqual({ id: access.petId, name: 'Luna', type: 'dog' });
    expect(entries.items.map(({ kind, title }) => [kind, title]).reverse()).toEqual(
      collectionNames.map((name) => [name, sampleTitle(name)]),
    );
    expect(entries.items.at(-1)).toMatchObject({ grams: 4200, at: noon.toISOString(), day: null });
    expect(entries.items.find(({ kind }) => kind === 'vaccinations')).toMatchObject({ at: null, day: '2026-03-07' });
    expect(entries.items.find(({ kind }) => kind === 'sessions')).toMatchObject({ skillId });
  });

  test('pages follow each other without gaps, even at equal times', async () => {
    const access = await aPetOf(await aViewer());
    for (let grams = 1; grams <= 7; grams += 1) await weight(access.petId, grams, later(grams > 4 ? 1 : 2, 'minute'));
    const seenCounts: number[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 4; pages += 1) {
      const page = await listDeleted(access, { limit: 2, ...(cursor && { cursor }) }, later(1, 'hour'));
      seenCounts.push(...page.items.map(({ grams }) => grams ?? 0));
      cursor = page.nextCursor ?? undefined;
    }

    expect(cursor).toBeUndefined();
    expect(seenCounts).toHaveLength(7);
    expect([seenCounts.slice(0, 4).sort(), seenCounts.slice(4).sort()]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });

  test('excludes undeleted, foreign, and expired entries', async () => {
    const viewer = await aViewer();
    const access = await aPetOf(viewer);
    const other = await aPetOf(viewer);
    await weight(access.petId, 1, null);
    await weight(other.petId, 2, noon);
    await weight(access.petId, 3, later(-31, 'day'));

    const { items } = await listDeleted(access, { limit: 50 }, noon);

    expect(items).toEqual([]);
  });

  test.each(collectionNames)('R7.3 a second deletion keeps the first deletion time: %s', async (name) => {
    const access = await aPetOf(await aViewer());
    const id = await addRow(name, { petId: access.petId, skillId: await aSkill(access.petId), deletedAt: null });
    const { remove } = petCollection({
      name,
      columns: { id: true },
      newestBy: 'createdAt',
      input: () => z.object(),
      patch: () => z.object(),
      toItem: (row: { id: string }) => row,
      toColumns: () => ({}),
    });

    await remove(access, id, noon);
    await expect(remove(access, id, later(1, 'day'))).resolves.toEqual({ success: true });

    const query = { where: { id }, select: { id: true, deletedAt: true } };
    expect(await collectionTable(name).findMany(query)).toEqual([{ id, deletedAt: noon }]);
  });

  test('a session stays hidden while its skill is deleted', async () => {
    const access = await aPetOf(await aViewer());
    const { skillId } = await oneOfEach(access.petId);
    await db().skill.update({ where: { id: skillId }, data: { deletedAt: noon } });
    const { items } = await listDeleted(access, { limit: 50 }, later(1, 'hour'));
    expect(items.map(({ kind }) => kind)).not.toContain('sessions');
  });

  test('a deleted pet has no list of deleted entries', async () => {
    const access = await aPetOf(await aViewer());
    await db().pet.update({ where: { id: access.petId }, data: { deletedAt: noon } });
    await expect(listDeleted(access, { limit: 50 }, noon)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the nightly sweep empties the bin of every collection', async () => {
    const access = await aPetOf(await aViewer());
    const skillId = await aSkill(access.petId);
    const ids = await Promise.all(
      collectionNames.map(async (name) => ({
        name,
        old: await addRow(name, { petId: access.petId, skillId, deletedAt: noon }),
        fresh: await addRow(name, { petId: access.petId, skillId, deletedAt: later(1, 'day') }),
      })),
    );

    await emptyBin(later(30.5, 'day'));

    for (const { name, old, fresh } of ids) {
      const where = { id: { in: [old, fresh] } };
      const remainingRows = await collectionTable<{ id: string }>(name).findMany({ where, select: { id: true } });
      expect([name, remainingRows]).toEqual([name, [{ id: fresh }]]);
    }
  });
});
