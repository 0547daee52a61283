import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { allergies } from '@/lib/records/allergies/collection';
import { allergyInput } from '@/lib/records/allergies/schema';
import { undoImport } from '@/lib/sharing/imports/mutations';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { importTable } from '@/lib/sharing/table-import/mutations';
import { tableBody } from '@/lib/sharing/table-import/schema';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

type Entries = Record<string, unknown>[];

const importEntries = (
  { access, owner }: Awaited<ReturnType<typeof aHousehold>>,
  collection: TableKind,
  entries: Entries,
  more: object = {},
) => {
  const lines = entries.map((entry, index) => ({ line: index + 2, entry }));
  return importTable(access, tableBody.parse({ collection, entries: lines, ...more }), {
    ...author,
    userId: owner.userId,
  });
};

const samples: Record<TableKind, [entry: Record<string, unknown>, table: string]> = {
  weights: [{ measuredAt: '2026-01-05T12:00:00.000Z', grams: 10_400 }, 'weight'],
  vaccinations: [{ givenOn: '2026-01-05', vaccine: 'Rabies', batch: 'A1' }, 'vaccination'],
  treatments: [{ givenAt: '2026-01-05T12:00:00.000Z', kind: 'worms', product: 'Milbemax' }, 'parasiteTreatment'],
  medications: [{ startsOn: '2026-01-05', name: 'Apoquel', frequency: 'QID', timeZone: 'UTC' }, 'medication'],
  'vet-records': [
    { visitedOn: '2026-01-05', description: '<p>Checkup</p>', costCents: 4550, currency: 'EUR' },
    'vetRecord',
  ],
  appointments: [
    { startsAt: '2026-01-05T12:00:00.000Z', kind: 'vet', title: 'Checkup', timeZone: 'UTC' },
    'appointment',
  ],
};

test.each(Object.entries(samples))('R7.26 importing %s twice adds them once', async (name, [entry, table]) => {
  const home = await aHousehold();
  const kind = name as TableKind;
  const first = await importEntries(home, kind, [entry, entry]);
  const second = await importEntries(home, kind, [entry]);
  expect(first).toMatchObject({ added: [2], skipped: [3], errors: [] });
  expect(second).toMatchObject({ ids: [], added: [], skipped: [2] });
  const rows = await (
    db() as never as Record<string, { findMany: (query: object) => Promise<{ id: string; source?: unknown }[]> }>
  )[table]?.findMany({ where: { petId: home.access.petId } });
  expect(rows?.map(({ id }) => id)).toEqual(first.ids);
  if (kind !== 'appointments') expect(rows?.[0]?.source).toMatchObject({ kind: 'imported' });
});

test('R7.26 two visits of one day and text differ by their costs', async () => {
  const home = await aHousehold();
  const [entry] = samples['vet-records'];
  const entries = [entry, { ...entry, costCents: 990 }, { ...entry, currency: 'CHF' }, entry];
  expect(await importEntries(home, 'vet-records', entries)).toMatchObject({ added: [2, 3, 4], skipped: [5] });
});

test('R7.26 a rehearsal counts the new rows of earlier parts', async () => {
  const home = await aHousehold();
  const entries = Array.from({ length: 500 }, (_, index) => ({
    ...samples.treatments[0],
    product: `Milbemax ${index}`,
  }));
  const rehearse = (earlierRows: number) =>
    importEntries(home, 'treatments', entries, { rehearsal: true, earlierRows });
  expect((await rehearse(0)).added).toHaveLength(500);
  await expect(rehearse(1)).rejects.toMatchObject({ code: 'limit_reached' });
});

test('R7.26 parallel imports of one table add it once', async () => {
  const home = await aHousehold();
  const [entry] = samples.vaccinations;
  const answers = await Promise.all([1, 2, 3].map(() => importEntries(home, 'vaccinations', [entry])));
  expect(answers.flatMap(({ ids }) => ids)).toHaveLength(1);
});

test('R7.26 a rehearsal stores nothing', async () => {
  const home = await aHousehold();
  const answer = await importEntries(home, 'weights', [samples.weights[0]], { rehearsal: true });
  expect(answer).toMatchObject({ ids: [], added: [2] });
  expect(await db().weight.count({ where: { petId: home.access.petId } })).toBe(0);
});

test('R7.26 invalid entries are named and the others stored', async () => {
  const home = await aHousehold();
  const [entry] = samples.vaccinations;
  const wrong = [{ ...entry, givenOn: '2099-01-01' }, { vaccine: 'Rabies' }, { ...entry, validUntil: '2020-01-01' }];
  const answer = await importEntries(home, 'vaccinations', [...wrong, { ...entry, petId: 'x' }, entry]);
  expect(answer.errors.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  expect(answer.added).toEqual([6]);
});

test('R7.26 an entry that refers to other rows is refused', async () => {
  const home = await aHousehold();
  const [entry] = samples['vet-records'];
  const answer = await importEntries(home, 'vet-records', [{ ...entry, appointmentId: null }]);
  expect(answer).toMatchObject({ added: [], errors: [{ line: 2 }] });
});

test('R7.26 unlikely weights wait for a confirmation', async () => {
  const home = await aHousehold();
  const weighingOn = (day: number, grams: number) => ({ measuredAt: `2026-01-0${day}T12:00:00.000Z`, grams });
  const table = [weighingOn(1, 10_400), weighingOn(2, 1040)];
  const first = await importEntries(home, 'weights', table);
  expect(first).toMatchObject({ added: [2], unlikely: [{ line: 3 }] });
  expect(await importEntries(home, 'weights', table, { confirmed: true })).toMatchObject({ added: [3], skipped: [2] });
});

test('R7.26 a medicine that conflicts with a known allergy is left out', async () => {
  const home = await aHousehold();
  await allergies.create(home.access, allergyInput.parse({ allergen: 'Amoxicillin', severity: 'severe' }), author);
  const current = { startsOn: '2026-01-05', frequency: 'BID', timeZone: 'UTC' };
  const answer = await importEntries(home, 'medications', [
    { ...current, name: 'Amoxicillin' },
    { ...current, name: 'Apoquel' },
  ]);
  expect(answer).toMatchObject({ added: [3], errors: [{ line: 2, message: expect.stringContaining('allergy') }] });
});

test.each([
  ['Rabies', 'dog.rabies'],
  ['RABIA', 'dog.rabies'],
  ['Tos de las perreras, inyectable', 'dog.bordetella.inj'],
  ['Kennel cough', 'Kennel cough'],
  ['FeLV', 'FeLV'],
])('R7.26 the vaccine %s of a table becomes %s', async (vaccine, storedVaccine) => {
  const home = await aHousehold();
  const doseBody = { givenOn: '2026-01-05', vaccine };
  expect(
    (await importEntries(home, 'vaccinations', [doseBody, { ...doseBody, vaccine: storedVaccine }])).skipped,
  ).toEqual([3]);
  expect(await db().vaccination.findFirst({ where: { petId: home.access.petId } })).toMatchObject({
    vaccine: storedVaccine,
  });
});

test('R7.26 skips a vaccine stored under its typed name', async () => {
  const home = await aHousehold();
  const doseBody = { givenOn: '2026-01-05', vaccine: 'dog.rabies' };
  await importEntries(home, 'vaccinations', [doseBody]);
  await db().vaccination.updateMany({ where: { petId: home.access.petId }, data: { vaccine: 'rabia' } });
  expect((await importEntries(home, 'vaccinations', [{ ...doseBody, vaccine: 'Rabies' }])).skipped).toEqual([2]);
});

test('R7.26 a visit with a past follow-up is refused', async () => {
  const home = await aHousehold();
  const [visit] = samples['vet-records'];
  const entries = ['2026-03-27', '2026-03-28'].map((followUpOn) => ({ ...visit, followUpOn }));
  expect(await importEntries(home, 'vet-records', entries)).toMatchObject({ errors: [{ line: 2 }], added: [3] });
});

test('R7.27 undone entries are in the bin and can be imported again', async () => {
  const home = await aHousehold();
  const [entry] = samples.treatments;
  const importId = newId();
  await importEntries(home, 'treatments', [entry], { importId });
  await undoImport(home.owner, importId, noon);
  const binnedWhere = { petId: home.access.petId, deletedAt: { not: null } };
  expect(await db().parasiteTreatment.count({ where: binnedWhere })).toBe(1);
  expect((await importEntries(home, 'treatments', [entry])).added).toEqual([2]);
});

test('R7.26 the activity log has one line per import and per undo', async () => {
  const home = await aHousehold();
  const importId = newId();
  for (const day of [1, 2]) {
    const entry = { ...samples.weights[0], measuredAt: `2026-01-0${day}T12:00:00.000Z` };
    await importEntries(home, 'weights', [entry], { importId });
  }
  await undoImport(home.owner, importId, noon);
  const lines = await db().activity.findMany({ where: { petId: home.access.petId, collection: 'weights' } });
  expect(lines.map(({ kind, shown }) => [kind, shown]).sort()).toEqual([
    ['created', { imported: 2 }],
    ['removed', { imported: 2 }],
  ]);
});

describe('R7.30 events of a calendar', () => {
  const [entry] = samples.appointments;
  let importId = newId();
  const importEvents = (
    { access, owner }: Awaited<ReturnType<typeof aHousehold>>,
    ...events: [uid: string, more?: object][]
  ) => {
    importId = newId();
    const entries = events.map(([uid, more], index) => ({ line: index + 1, uid, entry: { ...entry, ...more } }));
    const body = tableBody.parse({ collection: 'appointments', entries, importId });
    return importTable(access, body, { ...author, userId: owner.userId });
  };

  test('R7.30 an edited event is not imported again', async () => {
    const home = await aHousehold();
    const [id = ''] = (await importEvents(home, ['a@x'])).ids;
    await db().appointment.update({ where: { id }, data: { title: 'Renamed' } });
    expect(await importEvents(home, ['a@x'])).toMatchObject({ ids: [], skipped: [1] });
  });

  test('R7.30 a moved event and a repeated one differ', async () => {
    const home = await aHousehold();
    const later = { startsAt: '2026-01-06T12:00:00.000Z' };
    const changedTitle = { title: 'Other words' };
    expect(await importEvents(home, ['a@x'], ['a@x', later], ['a@x', changedTitle])).toMatchObject({
      added: [1, 2],
      skipped: [3],
    });
  });

  test('R7.30 skips an event of our own feed that the pet has', async () => {
    const home = await aHousehold();
    const [id] = (await importEntries(home, 'appointments', [entry])).ids;
    const uid = `${id}@pawfolio`;
    expect(await importEvents(home, [uid, { title: 'Vet visit: Luna' }])).toMatchObject({ skipped: [1] });
    const other = await aHousehold();
    expect(await importEvents(other, [uid, { title: 'Vet visit: Luna' }])).toMatchObject({ added: [1] });
  });

  test('R7.30 an event can be imported after Undo', async () => {
    const home = await aHousehold();
    const { ids } = await importEvents(home, ['a@x']);
    await undoImport(home.owner, importId, noon);
    const again = await importEvents(home, ['a@x']);
    expect(again).toMatchObject({ added: [1] });
    expect(again.ids).not.toEqual(ids);
    await db().appointment.updateMany({ where: { id: { in: again.ids } }, data: { title: 'Renamed' } });
    expect(await importEvents(home, ['a@x'])).toMatchObject({ ids: [], skipped: [1] });
  });
});
