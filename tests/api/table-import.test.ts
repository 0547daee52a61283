import { newId } from '@/lib/core/validation/ids';
import { aMember, type Person } from '../support/people';

const measuredAt = '2026-03-07T07:30:00.000Z';
const row = (line: number, entry: object) => ({ line, entry });

async function aCat(): Promise<{ ana: Person; path: string }> {
  const ana = await aMember();
  const { id } = await ana.addsPet({ type: 'cat', dateOfBirth: '2020-01-01' });
  return { ana, path: `/api/pets/${id}` };
}

test('R7.26 a rehearsal explains invalid lines in the reader’s language and stores nothing', async () => {
  const { ana, path } = await aCat();
  const entries = [row(2, { measuredAt, grams: 4250 }), row(3, { measuredAt, grams: 2_000_000 })];
  const body = { collection: 'weights', entries, rehearsal: true };
  const answer = await ana.post(`${path}/table`, body, { 'Accept-Language': 'es' });
  expect(answer).toMatchObject({ status: 200, body: { added: [2], errors: [{ line: 3 }] } });
  expect(answer.body.errors[0].message).toMatch(/escribe un peso entre/);
  expect((await ana.get(`${path}/weights`)).body.items).toEqual([]);
});

test('R7.26 a table is stored, added once, and undone', async () => {
  const { ana, path } = await aCat();
  const importId = newId();
  const body = { collection: 'weights', entries: [row(2, { measuredAt, grams: 4250 })], importId };
  const { ids } = (await ana.post(`${path}/table`, body)).body;
  expect((await ana.post(`${path}/table`, body)).body).toMatchObject({ ids: [], skipped: [2] });
  expect((await ana.get(`${path}/weights`)).body.items).toMatchObject([{ id: ids[0], source: { kind: 'imported' } }]);
  expect((await ana.post(`/api/imports/${importId}/undo`)).body).toEqual({ rest: 0, remaining: 0 });
  expect((await ana.get(`${path}/weights`)).body.items).toEqual([]);
});

test('R7.26 a table has up to 1,000 entries of a known kind', async () => {
  const { ana, path } = await aCat();
  const entries = Array.from({ length: 1001 }, (_, index) => row(index + 1, { measuredAt, grams: 4250 }));
  expect((await ana.post(`${path}/table`, { collection: 'weights', entries })).status).toBe(400);
  const photos = { collection: 'photos', entries: entries.slice(0, 1) };
  expect((await ana.post(`${path}/table`, photos)).body.fields).toHaveProperty('collection');
});

test('R2.1 another user’s pet takes no table, and their import no undo', async () => {
  const { ana, path } = await aCat();
  const eve = await aMember();
  const entries = [row(2, { measuredAt, grams: 4250 })];
  expect((await eve.post(`${path}/table`, { collection: 'weights', entries })).status).toBe(404);
  const importId = newId();
  await ana.post(`${path}/table`, { collection: 'weights', entries, importId });
  expect((await eve.post(`/api/imports/${importId}/undo`)).status).toBe(404);
});
