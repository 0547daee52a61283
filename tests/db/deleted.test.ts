import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { getDeleted, listDeleted } from '@/lib/overviews/deleted/queries';
import { deletedKinds } from '@/lib/overviews/deleted/vocabulary';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, after as later, noon } from '../support/members';

withDatabase();

const day = new Date('2026-03-07');
const stamps = { createdAt: noon, updatedAt: noon };
const weight = (petId: string, grams: number, deletedAt: Date | null) =>
  db().weight.create({ data: { id: newId(), petId, measuredAt: noon, grams, ...stamps, deletedAt } });

/** Deleted a minute apart. */
async function oneOfEach(petId: string) {
  let minute = 0;
  const row = () => {
    minute += 1;
    return { id: newId(), petId, ...stamps, deletedAt: later(minute, 'minute') };
  };
  const plan = { timeZone: 'UTC', steps: [] };
  const skill = await db().skill.create({
    data: { id: newId(), petId, name: 'Sit', stage: 'learning', ...stamps, deletedAt: null },
  });
  await db().weight.create({ data: { ...row(), measuredAt: noon, grams: 4200 } });
  await db().vaccination.create({ data: { ...row(), vaccine: 'dog.rabies', givenOn: day } });
  await db().vital.create({ data: { ...row(), kind: 'temperature', value: 38, measuredAt: noon } });
  await db().condition.create({ data: { ...row(), name: 'Arthritis', status: 'active' } });
  await db().allergy.create({ data: { ...row(), allergen: 'Chicken', severity: 'mild' } });
  await db().medication.create({ data: { ...row(), ...plan, name: 'Apoquel', frequency: 'SID', startsOn: day } });
  const task = { kind: 'feeding', title: 'Breakfast', weekdays: [1], timeOfDay: '08:00', timeZone: 'UTC' };
  await db().routine.create({ data: { ...row(), ...task } });
  await db().skill.create({ data: { ...row(), name: 'Recall', stage: 'learning' } });
  await db().practice.create({ data: { ...row(), skillId: skill.id, practisedAt: noon, minutes: 5 } });
  const visit = { startsAt: noon, timeZone: 'UTC', kind: 'vet', status: 'planned' };
  await db().appointment.create({ data: { ...row(), ...visit } });
  await db().vetRecord.create({ data: { ...row(), visitedOn: day, description: '', clinic: 'Sun' } });
  const picture = { photoKey: 'x', takenAt: noon, width: 1, height: 1, placeholder: '', bytes: 1, sentBytes: 1 };
  await db().photo.create({ data: { ...row(), ...picture, caption: 'At the sea' } });
  const paper = { name: 'Report.pdf', contentType: 'application/pdf', fileKey: 'y', bytes: 1 };
  await db().document.create({ data: { ...row(), ...paper } });
  return { skillId: skill.id };
}

describe('what was deleted of a pet', () => {
  test('every kind is listed, latest first, with what names it', async () => {
    const access = await aPetOf(await aViewer(), { name: 'Luna' });
    const { skillId } = await oneOfEach(access.petId);

    const { pet, entries } = await getDeleted(access, { limit: 50 }, later(1, 'hour'));

    expect(pet).toEqual({ id: access.petId, name: 'Luna', type: 'dog' });
    expect(entries.items.map(({ kind, title }) => [kind, title]).reverse()).toEqual([
      ['weights', null],
      ['vaccinations', 'dog.rabies'],
      ['vitals', 'temperature'],
      ['conditions', 'Arthritis'],
      ['allergies', 'Chicken'],
      ['medications', 'Apoquel'],
      ['routines', 'Breakfast'],
      ['training', 'Recall'],
      ['sessions', 'Sit'],
      ['appointments', 'vet'],
      ['vet-records', 'Sun'],
      ['photos', 'At the sea'],
      ['documents', 'Report.pdf'],
    ]);
    expect(entries.items.map(({ kind }) => kind).sort()).toEqual([...deletedKinds].sort());
    expect(entries.items.at(-1)).toMatchObject({ grams: 4200, at: noon.toISOString(), day: null });
    expect(entries.items.find(({ kind }) => kind === 'vaccinations')).toMatchObject({ at: null, day: '2026-03-07' });
    expect(entries.items.find(({ kind }) => kind === 'sessions')).toMatchObject({ skillId });
  });

  test('pages follow each other, also where moments are the same', async () => {
    const access = await aPetOf(await aViewer());
    for (let grams = 1; grams <= 7; grams += 1) await weight(access.petId, grams, later(grams > 4 ? 1 : 2, 'minute'));
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 4; pages += 1) {
      const page = await listDeleted(access, { limit: 2, ...(cursor && { cursor }) }, later(1, 'hour'));
      seen.push(...page.items.map(({ grams }) => grams ?? 0));
      cursor = page.nextCursor ?? undefined;
    }

    expect(cursor).toBeUndefined();
    expect(seen).toHaveLength(7);
    expect([seen.slice(0, 4).sort(), seen.slice(4).sort()]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });

  test('living, foreign and expired entries are not listed', async () => {
    const viewer = await aViewer();
    const access = await aPetOf(viewer);
    const other = await aPetOf(viewer);
    await weight(access.petId, 1, null);
    await weight(other.petId, 2, noon);
    await weight(access.petId, 3, later(-31, 'day'));

    const { items } = await listDeleted(access, { limit: 50 }, noon);

    expect(items).toEqual([]);
  });

  test('a session stays away while its skill is deleted', async () => {
    const access = await aPetOf(await aViewer());
    const { skillId } = await oneOfEach(access.petId);
    await db().skill.update({ where: { id: skillId }, data: { deletedAt: noon } });
    const { items } = await listDeleted(access, { limit: 50 }, later(1, 'hour'));
    expect(items.map(({ kind }) => kind)).not.toContain('sessions');
  });

  test('a pet that has gone has no list', async () => {
    const access = await aPetOf(await aViewer());
    await db().pet.update({ where: { id: access.petId }, data: { deletedAt: noon } });
    await expect(listDeleted(access, { limit: 50 }, noon)).rejects.toMatchObject({ code: 'not_found' });
  });
});
