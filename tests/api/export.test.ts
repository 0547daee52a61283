import { strFromU8, unzipSync } from 'fflate';
import { collectionEntry, collectionNames, collectionPath } from '@/lib/collections/registry';
import { aFullAccount, plantedIn } from '../support/a-full-account';

type Row = Record<string, unknown>;

const lists: [path: string, name: string][] = [
  ...collectionNames.map((name): [string, string] => [
    collectionPath(name, (parent) => `[${parent}]`),
    collectionEntry(name).relation,
  ]),
  ['medications/[medicationId]/doses', 'doses'],
  ['shares', 'shares'],
  ['finder-messages', 'finderMessages'],
];

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);

const differing = (entry: Row, row: Row) =>
  Object.keys(entry).filter(
    (name) => name in row && isPlain(entry[name]) && JSON.stringify(row[name]) !== JSON.stringify(entry[name]),
  );

test('R7.10 the export contains all the owner’s API data and nobody else’s', async () => {
  const [ana, eve] = [await aFullAccount(), await aFullAccount()];
  const { person, ids, tag } = ana;
  const { body } = await person.get(`/api/users/${ids.userId}/export`);
  const files = unzipSync(new Uint8Array(body));
  const all: Record<string, Row[]> = JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array()));
  const base = `/api/pets/${ids.petId}`;
  const findRows = async (path: string) => {
    const answer = (await person.get(`${base}/${path.replace(/\[(\w+)\]/, (_, id) => ids[id] ?? '')}`)).body;
    return (Array.isArray(answer) ? answer : answer.items) as Row[];
  };
  for (const [path, name] of lists) {
    const entries = await findRows(path);
    expect([path, entries.length > 0, all[name]?.length]).toEqual([path, true, entries.length]);
    for (const entry of entries) {
      const row = all[name]?.find(({ id }) => id === entry.id);
      expect([path, row && differing(entry, row)]).toEqual([path, []]);
    }
  }
  const { body: pet } = await person.get(base);
  expect(differing(pet, all.pets?.[0] ?? {})).toEqual([]);
  expect(all.feedback).toMatchObject((await person.get('/api/feedback')).body.items.map(({ id }: Row) => ({ id })));
  expect(all.sessions).toHaveLength((await person.get(`/api/users/${ids.userId}/sessions`)).body.items.length);
  expect(all.completions).toMatchObject([{ day: ids.date, status: 'done' }]);
  expect(all.skillChecks).toMatchObject([{ list: ids.list, item: ids.item }]);
  for (const name of ['account', 'devices', 'calendarFeeds']) expect([name, all[name]?.length]).toEqual([name, 1]);
  expect(all.photoLinks).toHaveLength(2);

  const names = Object.keys(files);
  for (const id of ['me', ids.petId, ids.photoId]) expect(names).toContain(`photos/${id}.webp`);
  expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(2);
  const { body: scan } = await person.get(`${base}/documents/${ids.documentId}/file`);
  const exportedFile = names.find((name) => name.startsWith(`documents/${ids.documentId}`)) ?? '';
  expect(Buffer.from(files[exportedFile] ?? []).equals(scan)).toBe(true);

  const text = Object.entries(files)
    .map(([name, bytes]) => name + strFromU8(bytes, true))
    .join();
  // Markers of all kinds: names, places, notes, labels.
  expect(plantedIn(JSON.stringify(all), tag).length).toBeGreaterThan(50);
  for (const [name, rows] of Object.entries(all).filter(([, rows]) => Array.isArray(rows)))
    for (const row of rows) if ('petId' in row && row.petId) expect([name, row.petId]).toEqual([name, ids.petId]);
  expect(plantedIn(text, eve.tag)).toEqual([]);
  for (const id of Object.values(eve.ids).filter((id) => id.length === 36)) expect(text.includes(id)).toBe(false);
}, 60_000);
