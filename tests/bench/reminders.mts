// npm run bench:reminders: measures one tick for 10,000 users with 5 routines each, on Postgres: time and round
// trips
// with 0, 100 and 5,000 due reminders.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { processWide } from '../../lib/core/runtime/process-wide.mjs';
import { migrateDatabase } from '../support/app-server.mjs';
import { startPostgres } from '../support/postgres.mjs';

const PEOPLE = 10_000;
const SAMPLES = 5;
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('reminders');
const folder = await mkdtemp(join(tmpdir(), 'pawfolio-bench-'));
Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_DIR: folder });
await migrateDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();

async function fillRows(): Promise<void> {
  await client.query(`
    INSERT INTO "User" ("id", "email", "emailKey", "shortId", "firebaseId", "timeZone", "reminderRules", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), n || '@example.com', n || '@example.com', 's' || n, 'f' || n, 'UTC',
      '{"kinds": {"routine": {"mail": true, "push": true}}}', now() - interval '1 year', now()
    FROM generate_series(1, ${PEOPLE}) AS n`);
  await client.query(`
    INSERT INTO "Pet" ("id", "ownerId", "name", "type", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), "id", 'Luna', 'dog', now() - interval '1 year', now() FROM "User"`);
  await client.query(`
    INSERT INTO "Routine" ("id", "petId", "kind", "title", "weekdays", "timeOfDay", "timeZone", "reminderMinutesBefore",
      "plannedFrom", "remindAt", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), "id", 'feeding', 'Breakfast', '{1,2,3,4,5,6,7}', '23:00', 'UTC', 0,
      now() - interval '1 year', now() + interval '1 year', now() - interval '1 year', now()
    FROM "Pet", generate_series(1, 5)`);
  await client.query('ANALYZE');
}

async function makeDue(count: number, at: Date): Promise<void> {
  await client.query('DELETE FROM "Reminder"');
  await client.query('DELETE FROM pgboss.job');
  await client.query(
    `UPDATE "Routine" SET "remindAt" = now() + interval '1 year' WHERE "remindAt" < now() + interval '300 days'`,
  );
  await client.query(
    `UPDATE "Routine" SET "remindAt" = $1 WHERE "id" IN (SELECT "id" FROM "Routine" ORDER BY "id" LIMIT $2)`,
    [at, count],
  );
}

// The adapter counts round trips only at log level `trace`. Its log lines are dropped.
const silent = () => undefined;
const counter = { roundTrips: 0 };
Object.assign(process.env, { LOG_LEVEL: 'trace' });
Object.assign(processWide, {
  logger: { trace: silent, debug: silent, info: silent, warn: console.warn, error: console.error },
  requests: { getStore: () => counter },
});

const { runTick } = await import('../../lib/reminders/mutations/delivery');
const { closeDatabase } = await import('../../lib/core/db/client');
const { stopJobs } = await import('../../lib/core/jobs/boss');
try {
  await fillRows();
  const [day = ''] = new Date().toISOString().split('T');
  const due = new Date(`${day}T23:00:00Z`);
  const now = new Date(due.getTime() + 30_000);
  await runTick(now);
  for (const count of [0, 100, 5000]) {
    const times: number[] = [];
    let madeCount = 0;
    let askedCount = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await makeDue(count, due);
      counter.roundTrips = 0;
      const began = performance.now();
      madeCount = (await runTick(now)).made;
      times.push(performance.now() - began);
      askedCount = counter.roundTrips;
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? Number.NaN;
    console.log(
      `${count} due: ${madeCount} reminders in ${median.toFixed(0)} ms (median of ${SAMPLES}), ${askedCount} round trips`,
    );
  }
} finally {
  await client.end();
  await stopJobs();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
