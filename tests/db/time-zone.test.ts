import { Client } from 'pg';
import { db } from '@/lib/core/db/client';
import { listVetRecords } from '@/lib/records/vet-records/queries';
import { withDatabase } from '../support/database';
import { aVisit } from '../support/documents';
import { aPetOf, aViewer } from '../support/members';

withDatabase();

beforeAll(async () => {
  if (!process.env.DATABASE_URL) return;
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const name = new URL(process.env.DATABASE_URL).pathname.slice(1);
  await client.query(`ALTER DATABASE "${name}" SET TimeZone TO 'Asia/Kathmandu'`).finally(() => client.end());
  process.env.DATABASE_URL += `?options=${encodeURIComponent('-c TimeZone=Asia/Kathmandu -c work_mem=8MB')}`;
});

test('the database session’s time zone shifts no day or moment', async () => {
  const [row] = await db().$queryRaw<{ zone: string; midnight: Date }[]>`
    SELECT current_setting('TimeZone') AS "zone", ${new Date('2026-03-07T00:00:00Z')}::timestamptz AS "midnight"`;
  expect(row?.zone).toMatch(/^(UTC|GMT)$/);
  const [setting] = await db().$queryRaw<{ memory: string }[]>`SELECT current_setting('work_mem') AS "memory"`;
  if (process.env.DATABASE_URL) expect(setting?.memory).toBe('8MB');
  expect(row?.midnight).toEqual(new Date('2026-03-07T00:00:00Z'));
});

test('R7.5 visits of one day page correctly in the session’s time zone', async () => {
  const access = await aPetOf(await aViewer());
  const visitIds = [await aVisit(access), await aVisit(access), await aVisit(access)].map(({ id }) => id);
  const first = await listVetRecords(access, { limit: 2, q: '' });
  const second = await listVetRecords(access, { limit: 2, q: '', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(visitIds.toReversed());
});
