// npm run bench:passport: measures the time to render and send a passport, and its size, with 3 and 15 years of
// records
// and a photo, on Postgres.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';
import { readPdf } from '../support/read-pdf';

const YEARS = [3, 15];
const SIZES = ['a4', 'a6'];
/** As many as the rate limit allows per minute. */
const SAMPLES = 30;
const WARM = 5;

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

async function fillRows(client: pg.Client, petId: string, years: number): Promise<void> {
  const some = (perYear: number) => `generate_series(0, ${years * perYear - 1}) AS n`;
  const entry = `gen_random_uuid(), '${petId}', now(), now()`;
  const columns = '"id", "petId", "createdAt", "updatedAt"';
  const vaccines = `(ARRAY['dog.rabies', 'dog.dhp', 'dog.lepto', 'dog.lyme', 'dog.leish', 'dog.cpiv'])[1 + n % 6]`;
  const drugs = `(ARRAY['Milbemax', 'Bravecto', 'Apoquel', 'Meloxicam'])[1 + n % 4]`;
  await client.query(
    `INSERT INTO "Vaccination" (${columns}, "vaccine", "product", "manufacturer", "batch", "vetName", "clinic", "givenOn", "validUntil")
     SELECT ${entry}, ${vaccines}, 'Nobivac', 'MSD Animal Health', 'A' || n, 'Dr. Rivera', 'Sunny Street Vets',
       current_date - n * 60, current_date - n * 60 + 365 FROM ${some(6)}`,
  );
  await client.query(
    `INSERT INTO "Medication" (${columns}, "name", "dosage", "frequency", "startsOn", "endsOn", "timeZone", "steps")
     SELECT ${entry}, ${drugs}, '1 tablet', 'SID', current_date - n * 90, current_date - n * 90 + 60, 'Europe/Madrid', '[]' FROM ${some(4)}`,
  );
  await client.query(
    `INSERT INTO "ParasiteTreatment" (${columns}, "kind", "product", "substance", "givenAt", "givenBy")
     SELECT ${entry}, (ARRAY['echinococcus', 'ticks_and_fleas'])[1 + n % 2]::"ParasiteTreatmentKind", 'Droncit', 'praziquantel',
       now() - n * interval '45 days', 'Dr. Rivera' FROM ${some(8)}`,
  );
  await client.query(
    `INSERT INTO "Condition" (${columns}, "name", "status", "diagnosedOn") SELECT ${entry}, 'Condition ' || n, 'active', current_date - n * 300 FROM ${some(1)}`,
  );
  await client.query(
    `INSERT INTO "Allergy" (${columns}, "allergen", "severity", "reaction") SELECT ${entry}, 'Allergen ' || n, 'severe', 'Swelling' FROM generate_series(1, 3) AS n`,
  );
  await client.query('ANALYZE');
}

async function aPhoto(): Promise<Buffer> {
  const [width, height] = [320, 400];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(1024, 1280)
    .jpeg({ quality: 90 })
    .toBuffer();
}

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('passport');
const app = await startApp({ databaseUrl, logLevel: 'error' });
process.env.APP_BASE_URL = app.url;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
try {
  for (const years of YEARS) {
    for (const size of SIZES) {
      const ana = await new Person().signsIn();
      const pet = await ana.addsPet({ microchip: '724098100123456', vetClinic: 'Sunny Street Vets', breed: 'Beagle' });
      await ana.upload(`/api/pets/${pet.id}/photo`, await aPhoto());
      await fillRows(client, pet.id, years);
      const times: number[] = [];
      let file = Buffer.alloc(0);
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const began = performance.now();
        const { status, body } = await ana.get(`/api/pets/${pet.id}/passport.pdf?size=${size}`);
        if (status !== 200) throw new Error(`the passport answered ${status}`);
        if (sample >= WARM) times.push(performance.now() - began);
        file = body;
      }
      const { pages } = await readPdf(file);
      const durationText = `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`;
      console.log(
        `${String(years).padStart(2)} years, ${size}: ${durationText}, ${Math.round(file.length / 1000)} kB, ${pages.length} pages`,
      );
    }
  }
} finally {
  await client.end();
  await app.stop();
  await postgres.stop();
}
