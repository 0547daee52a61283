import type { ApiDocument } from '@/lib/site/api-docs/document';
import { anAdmin } from '../support/admins';
import { anOwner, type Owner } from '../support/fuzz-owner';
import { Visitor } from '../support/visitor';

const ID = '0192f0c0-0000-7000-8000-000000000000';
const PLACE = `2026-03-07T08:00:00.000Z_${ID}`;
const nonsense = ['', 'x', 'null', '0', '%00', `${ID}x`, `_${ID}`, `2026-02-30_${ID}`, `${PLACE}_x`, 'a'.repeat(5000)];

let owner: Owner;
let admin: Visitor;
let lists: string[];

beforeAll(async () => {
  owner = await anOwner();
  admin = await anAdmin();
  const document: ApiDocument = (await new Visitor().get('/api/openapi.json')).body;
  lists = Object.entries(document.paths)
    .filter(([, { get }]) => get?.parameters.some(({ name }) => name === 'cursor'))
    .map(([path]) => path);
});

const getList = (list: string, query: string) =>
  (list.startsWith('/api/admin/') ? admin : owner.person).get(
    `${list.replace(/\{(\w+)\}/g, (_, name: string) => owner.ids[name] ?? name)}?${query}`,
  );

test('R7.1 every list rejects a malformed cursor', async () => {
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists) {
    for (const cursor of nonsense) {
      const { status, body } = await getList(
        list,
        `cursor=${cursor.startsWith('%') ? cursor : encodeURIComponent(cursor)}`,
      );
      expect([list, cursor, status, Object.keys(body.fields ?? {})]).toEqual([list, cursor, 400, ['cursor']]);
    }
  }
});

test('R7.1 every list accepts only cursors of its own kind', async () => {
  for (const list of lists) {
    const answers = [await getList(list, `cursor=${ID}`), await getList(list, `cursor=${encodeURIComponent(PLACE)}`)];
    expect([list, answers.map(({ status }) => status).sort()]).toEqual([list, [200, 400]]);
    expect((await getList(list, 'limit=1')).status).toBe(200);
  }
});

test('R7.1 a list accepts the cursor it returned', async () => {
  let leading = 0;
  for (const list of lists) {
    const { nextCursor } = (await getList(list, 'limit=1')).body;
    if (nextCursor === null) continue;
    leading += 1;
    const { status } = await getList(list, `cursor=${encodeURIComponent(nextCursor)}`);
    expect([list, status]).toEqual([list, 200]);
  }

  expect(leading).toBeGreaterThan(0);
});
