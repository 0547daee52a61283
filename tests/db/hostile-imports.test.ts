import { isId, newId } from '@/lib/core/validation/ids';
import { readPets } from '@/lib/sharing/pet-import/calls/read-pets';
import type { ExportedPet } from '@/lib/sharing/pet-import/exported-pet';
import { lists } from '../support/comparable-exports';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer } from '../support/members';
import { aFilledPet, at, exported, importAll } from '../support/pet-imports';

withDatabase();

const attacks: unknown[] = [
  ...[undefined, {}, [], 'x', 1e300, -1, true, { __proto__: { polluted: 1 } }, '9999-12-31', '9999-12-31T00:00:00Z'],
  ...['0000-00-00', '\u0000', '\ud800', 'x'.repeat(200_000), '00000000-0000-7000-8000-000000000000'],
];

const entryLists = lists.filter((name) => name !== 'pets');

function attackRows(sample: Record<string, unknown>) {
  const columns = Object.keys(sample).filter((column) => column !== 'petId' && column !== 'deletedAt');
  return columns.flatMap((column) => attacks.map((value) => ({ ...sample, id: newId(), [column]: value })));
}

/** Fewer than any limit of a list, because a list with too many rows ends the reading of a pet. */
const ROWS_AT_ONCE = 25;

test('R7.22 every column of an entry refuses wrong values', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const attackedLists = entryLists.map((name) => [name, attackRows(data[name][0])] as const);
  const dataOf = (from: number) => {
    const addedRows = attackedLists.map(([name, rows]) => [
      name,
      [...data[name], ...rows.slice(from, from + ROWS_AT_ONCE)],
    ]);
    return { ...data, ...Object.fromEntries(addedRows) };
  };

  let unreadable = 0;
  for (let from = 0; attackedLists.some(([, rows]) => rows.length > from); from += ROWS_AT_ONCE) {
    const [pet] = await readPets(dataOf(from), next, at);
    expect(pet?.hasTooMany).toBe(false);
    unreadable += pet?.unreadable ?? 0;
  }
  const { imported } = await importAll(next, dataOf(0));

  expect(unreadable).toBeGreaterThan(1000);
  expect(imported).toEqual([true]);
  expect((await exported(next)).pets).toHaveLength(1);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('R7.22 every column of a pet refuses wrong values', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aPetOf(viewer);
  const data = await exported(viewer);

  const rows = attackRows(data.pets[0]).filter(({ id }) => isId(id));
  const refusals: ExportedPet[] = [];
  for (let from = 0; from < rows.length; from += 100) {
    const { pets } = await importAll(next, { ...data, pets: rows.slice(from, from + 100) });
    refusals.push(...pets.filter(({ profile }) => profile === null));
  }

  expect(refusals.length).toBeGreaterThan(300);
  await expect(readPets({ ...data, pets: rows }, next, at)).rejects.toMatchObject({ code: 'too_large' });
  const unnamedPets = [{ ...data.pets[0], id: 7 }];
  await expect(readPets({ ...data, pets: unnamedPets }, next, at)).rejects.toMatchObject({ code: 'invalid' });
});

test.each([[[null]], [[7]], [['row']], [[[]]], ['rows'], [{}], [1]])('R7.22 refuses a list %j', async (list) => {
  const viewer = await aViewer();
  await aFilledPet(viewer);
  const data = await exported(viewer);

  for (const name of ['pets', 'weights', 'photos'])
    await expect(readPets({ ...data, [name]: list }, viewer, at)).rejects.toMatchObject({ code: 'invalid' });
});

test('R7.22 entries stay with their pet if two pets use the same ids', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const [first, second] = [data.pets[0], { ...data.pets[0], id: newId() }];
  await importAll(next, data);
  const before = await exported(next);

  data.pets = [second];
  for (const name of entryLists)
    data[name] = data[name].map((row: Record<string, unknown>) => ({ ...row, petId: second.id }));
  const { imported } = await importAll(next, data);

  expect([imported, second.id === first.id]).toEqual([[true], false]);
  const now = await exported(next);
  const [own, other] = now.pets.map(({ id }: { id: string }) => id);
  expect(now.pets).toHaveLength(2);
  for (const name of entryLists)
    expect([name, now[name].filter(({ petId }: { petId: string }) => petId === own)]).toEqual([name, before[name]]);
  const ofOther = now.medications.filter(({ petId }: { petId: string }) => petId === other);
  const doses = now.doses.filter(({ petId }: { petId: string }) => petId === other);
  expect(doses).toMatchObject([{ medicationId: ofOther[0].id }]);
});
