import { Client } from 'pg';
import { aMember } from '../support/people';

const databaseUrl = process.env.APP_DATABASE_URL;

/** Needs Postgres: the embedded database has a single connection, so nothing else can hold a lock. */
async function withLock(petId: string, work: () => Promise<void>): Promise<void> {
  if (!databaseUrl) return work();
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM "Pet" WHERE "id" = $1 FOR UPDATE', [petId]);
  await work();
  await other.query('ROLLBACK');
  await other.end();
}

test('a write blocked by a lock fails with 503 after two seconds', async () => {
  const ana = await aMember();
  const { id } = await ana.addsPet();
  const expected = databaseUrl ? 503 : 200;

  await withLock(id, async () => {
    const writes = await Promise.all([
      ana.patch(`/api/pets/${id}`, { name: 'Nova' }),
      ana.change('PUT', `/api/pets/${id}/lost`, {}),
      ana.delete(`/api/pets/${id}/lost`),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([expected, expected, expected]);
    if (databaseUrl) for (const { headers } of writes) expect(headers.get('retry-after')).toBe('5');
    expect((await ana.get(`/api/pets/${id}`)).status).toBe(200);
  });

  expect((await ana.patch(`/api/pets/${id}`, { name: 'Nova' })).body).toMatchObject({ name: 'Nova' });
}, 30_000);
