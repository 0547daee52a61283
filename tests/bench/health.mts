// npm run bench:health: measures the health record, its page and a list with growing numbers of rows, on Postgres,
// and
// the computation of the vaccination schedule.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addDays } from '../../lib/core/time/dates';
import { schedule } from '../../lib/records/vaccinations/schedule';
import { startApp } from '../support/app-server.mjs';
import { formatSpread } from '../support/measured';
import { Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';

const SIZES = [10, 1000, 100_000];
const SAMPLES = 150;

async function fillRows(client: pg.Client, petId: string, rows: number): Promise<void> {
  const medication = (await client.query('SELECT "id" FROM "Medication" WHERE "petId" = $1', [petId])).rows[0].id;
  const some = `generate_series(1, ${rows}) AS n`;
  const moment = `now() - n * interval '10 years' / ${rows}`;
  const entry = `gen_random_uuid(), '${petId}', now(), now()`;
  const columns = '"id", "petId", "createdAt", "updatedAt"';
  await client.query(
    `INSERT INTO "Weight" (${columns}, "measuredAt", "grams") SELECT ${entry}, ${moment}, 10000 + n % 500 FROM ${some}`,
  );
  await client.query(
    `INSERT INTO "Vital" (${columns}, "measuredAt", "kind", "value") SELECT ${entry}, ${moment}, 'heart_rate', 80 + n % 20 FROM ${some}`,
  );
  await client.query(
    `INSERT INTO "Vaccination" (${columns}, "givenOn", "vaccine") SELECT ${entry}, (${moment})::date, 'dog.rabies' FROM ${some}`,
  );
  await client.query(
    `INSERT INTO "Dose" ("id", "petId", "createdAt", "medicationId", "status", "at", "by") SELECT gen_random_uuid(), '${petId}', now(), '${medication}', 'given', ${moment}, 'Ana' FROM ${some}`,
  );
  await client.query('ANALYZE');
}

async function measurePath(ana: Person, path: string): Promise<string> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES + 10; sample += 1) {
    const began = performance.now();
    const { status } = await ana.get(path, { Accept: '*/*' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (sample >= 10) times.push(performance.now() - began);
  }
  return formatSpread(times);
}

function measureSchedule(): void {
  const doses = Array.from({ length: 40 }, (_, index) => ({
    id: randomUUID(),
    vaccine: ['dog.dhp', 'dog.rabies', 'dog.lepto'][index % 3] as string,
    product: null,
    antigens: [],
    givenOn: addDays('2014-01-01', index * 110),
    validUntil: null,
    nextDueOn: null,
  }));
  const input = {
    type: 'dog',
    dateOfBirth: '2013-11-01',
    profile: 'wsava',
    highRisk: false,
    extraVaccines: [],
    country: null,
    region: null,
    microchippedOn: null,
    addedOn: '2013-11-10',
    doses,
    today: '2026-11-21',
  } as const;
  for (let warm = 0; warm < 500; warm += 1) schedule(input);
  const began = performance.now();
  for (let run = 0; run < 2000; run += 1) schedule(input);
  console.log(`schedule of a dog with 40 doses: ${(((performance.now() - began) / 2000) * 1000).toFixed(0)} µs`);
}

measureSchedule();
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('health');
const app = await startApp({ databaseUrl, logLevel: 'error' });
process.env.APP_BASE_URL = app.url;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
try {
  for (const rows of SIZES) {
    const ana = await new Person().signsIn();
    const pet = await ana.addsPet({ dateOfBirth: '2013-11-01' });
    await ana.post(`/api/pets/${pet.id}/medications`, { name: 'Meloxicam', frequency: 'SID', startsOn: '2014-01-01' });
    await fillRows(client, pet.id, rows);
    console.log(`\n${rows} rows each of weights, vital signs, vaccinations and doses`);
    for (const path of [
      `/api/pets/${pet.id}/health`,
      `/api/pets/${pet.id}/weights`,
      `/pets/${pet.id}`,
      `/pets/${pet.id}?tab=health`,
    ])
      console.log(`${path.replace(pet.id, ':id').padEnd(26)} ${await measurePath(ana, path)}`);
  }
} finally {
  await client.end();
  await app.stop();
  await postgres.stop();
}
