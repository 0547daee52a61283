// npm run bench:home: measures round trips, time and bytes of /home on Postgres. The owner has 20 pets with 200
// routines and months of completions; each pet has a medication, vaccinations, an appointment and a visit.
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startApp } from '../support/app-server.mjs';
import { formatSpread, roundTripsOf } from '../support/measured';
import { Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';

const PETS = 20;
const ROUTINES = 10;
const SAMPLES = 150;

async function fillRows(client: pg.Client, petId: string): Promise<void> {
  const entry = `gen_random_uuid(), '${petId}', now() - interval '100 days', now()`;
  const columns = '"id", "petId", "createdAt", "updatedAt"';
  const startSql = `(lpad(to_hex((extract(epoch FROM now() - interval '100 days') * 1000)::bigint), 12, '0')
    || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;
  await client.query(
    `INSERT INTO "Routine" (${columns}, "kind", "title", "weekdays", "timeOfDay", "timeZone", "plannedFrom")
     SELECT ${entry.replace('gen_random_uuid()', startSql)}, 'feeding', 'Task ' || n, '{1,2,3,4,5,6,7}', lpad((n * 2)::text, 2, '0') || ':00', 'Europe/Madrid', now() - interval '100 days'
     FROM generate_series(1, ${ROUTINES}) AS n`,
  );
  await client.query(
    `INSERT INTO "RoutineCompletion" ("routineId", "petId", "day", "status", "at", "by")
     SELECT r."id", r."petId", (now() - ago * interval '1 day')::date, 'done', now() - ago * interval '1 day', 'Ana'
     FROM "Routine" r, generate_series(1, 99) AS ago WHERE r."petId" = $1`,
    [petId],
  );
  await client.query(
    `INSERT INTO "Medication" (${columns}, "name", "frequency", "startsOn", "timeZone", "steps")
     VALUES (${entry}, 'Meloxicam', 'BID', (now() - interval '90 days')::date, 'Europe/Madrid', '[]')`,
  );
  await client.query(
    `INSERT INTO "Dose" ("id", "petId", "medicationId", "scheduledFor", "status", "at", "by", "createdAt")
     SELECT gen_random_uuid(), m."petId", m."id", now() - ago * interval '12 hours', 'given', now() - ago * interval '12 hours', 'Ana', now()
     FROM "Medication" m, generate_series(2, 180) AS ago WHERE m."petId" = $1`,
    [petId],
  );
  await client.query(
    `INSERT INTO "Vaccination" (${columns}, "vaccine", "givenOn")
     SELECT ${entry}, (ARRAY['dog.dhp', 'dog.rabies', 'dog.lepto'])[1 + n % 3], (now() - n * interval '120 days')::date
     FROM generate_series(1, 15) AS n`,
  );
  await client.query(
    `INSERT INTO "Appointment" (${columns}, "startsAt", "timeZone", "kind", "status")
     SELECT ${entry}, now() + n * interval '10 days', 'Europe/Madrid', 'vet', (CASE WHEN n > 0 THEN 'planned' ELSE 'done' END)::"AppointmentStatus"
     FROM generate_series(-20, 20) AS n`,
  );
  await client.query(
    `INSERT INTO "VetRecord" (${columns}, "visitedOn", "description", "followUpOn")
     VALUES (${entry}, (now() - interval '20 days')::date, '<p>Fine</p>', (now() + interval '2 days')::date)`,
  );
}

async function measurePath(member: Person, path: string): Promise<string> {
  const times: number[] = [];
  let html = '';
  for (let sample = 0; sample < SAMPLES + 10; sample += 1) {
    const began = performance.now();
    const { status, body } = await member.get(path, { Accept: '*/*' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (sample >= 10) times.push(performance.now() - began);
    html = String(body);
  }
  const size = `${(html.length / 1024).toFixed(0)} KiB, ${(gzipSync(html).length / 1024).toFixed(0)} KiB gzipped`;
  return `${formatSpread(times)}, ${size}`;
}

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('home');
const client = new pg.Client({ connectionString: databaseUrl });
/** A second app, because only log level `trace` counts round trips, and writing its log lines costs time. */
const counting = await startApp({ databaseUrl, logLevel: 'trace' });
process.env.APP_BASE_URL = counting.url;
await client.connect();
try {
  const [ana, ben] = await Promise.all([new Person().signsIn(), new Person().signsIn()]);
  await ben.addsPet();
  for (let pet = 0; pet < PETS; pet += 1) {
    const { id } = await ana.addsPet({ name: `Pet ${pet}`, dateOfBirth: '2020-05-01' });
    await fillRows(client, id);
  }
  await client.query('ANALYZE');
  console.log(`\n${PETS} pets with ${PETS * ROUTINES} routines`);
  for (const path of ['/home', '/home?show=all'])
    console.log(`${path.padEnd(16)} ${await roundTripsOf(ana, counting.logFile, path)} round trips`);
  await counting.stop();
  const app = await startApp({ databaseUrl, logLevel: 'error' });
  process.env.APP_BASE_URL = app.url;
  try {
    for (const path of ['/home', '/home?show=all', '/pets'])
      console.log(`${path.padEnd(16)} ${await measurePath(ana, path)}`);
    console.log(`one pet, /home   ${await measurePath(ben, '/home')}`);
  } finally {
    await app.stop();
  }
} finally {
  await client.end();
  await counting.stop();
  await postgres.stop();
}
