// npm run bench:photos, on Postgres: 20 people upload a photo of 5 MB each at once, three times, while others read.
// Then measures the gallery of a pet with 5,000 photos, its scrolling in a browser, and the bytes that a phone fetches.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { type Photo, sourcesOf } from '../../lib/records/photos/photo';
import { startApp } from '../support/app-server.mjs';
import { formatSpread, roundTripsOf } from '../support/measured';
import { Person } from '../support/people';
import { phonePhotos } from '../support/phone-photos';
import { sendsPhoto } from '../support/photos';
import { startPostgres } from '../support/postgres.mjs';
import { scrollThrough } from './gallery-scroll';

const TOGETHER = 20;
const ROUNDS = 3;
const PHOTOS = 5000;
const SAMPLES = 150;
/** Width of a timeline photo on a phone: 92 % of 360 CSS pixels, with two device pixels each. */
const PHONE_PIXELS = 0.92 * 360 * 2;

const logResult = (what: string, result: string) => console.log(`${what.padEnd(56)}  ${result}`);
const mib = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;

/** Memory in bytes. Linux only. */
async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const readMemory = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) * 1024;
  return { now: readMemory('VmRSS'), peak: readMemory('VmHWM') };
}

async function sendUntilTaken(person: Person, petId: string, file: Buffer): Promise<number> {
  const headers = { 'Idempotency-Key': randomUUID() };
  for (let tries = 1; ; tries += 1) {
    const { status, headers: answer } = await sendsPhoto(person, petId, { file, headers });
    if (status === 201) return tries;
    if (status !== 429 && status !== 503) throw new Error(`an upload answered ${status}`);
    await wait(Number(answer.get('retry-after') ?? 1) * 1000);
  }
}

/** Reads until `lasting` ends. @returns durations in milliseconds */
async function readDuring(reader: Person, path: string, lasting: Promise<unknown>): Promise<number[]> {
  let going = true;
  const end = lasting.finally(() => {
    going = false;
  });
  const times: number[] = [];
  while (going) {
    const began = performance.now();
    const { status } = await reader.get(path, { Accept: '*/*' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    times.push(performance.now() - began);
    await wait(10);
  }
  await end;
  return times;
}

async function untilVariants(client: pg.Client): Promise<void> {
  const leftSql = `SELECT count(*)::int AS left FROM "Photo" WHERE "avifWidths" = '{}'`;
  while ((await client.query(leftSql)).rows[0].left > 0) await wait(200);
}

async function measureUploads(client: pg.Client, pid: number, files: readonly Buffer[]): Promise<void> {
  const reader = await new Person().signsIn();
  await reader.addsPet();
  const people = await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      const person = await new Person().signsIn();
      return { person, pet: await person.addsPet() };
    }),
  );
  const fileOf = (index: number) => files[index % files.length] as Buffer;
  const fresh = await memoryOf(pid);
  await Promise.all(people.slice(0, 2).map(({ person, pet }, index) => sendUntilTaken(person, pet.id, fileOf(index))));
  await untilVariants(client);
  logResult(
    'reads of /api/pets, nothing else going on',
    formatSpread(await readDuring(reader, '/api/pets', wait(3000))),
  );
  const before = await memoryOf(pid);

  let sentCount = 0;
  const rounds: number[] = [];
  const uploads = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const tries = await Promise.all(
        people.map(({ person, pet }, index) => sendUntilTaken(person, pet.id, fileOf(index + round))),
      );
      rounds.push(performance.now() - began);
      sentCount += tries.reduce((sum, each) => sum + each, 0);
    }
  };
  const reads = await readDuring(reader, '/api/pets', uploads());
  const loadedMemory = await memoryOf(pid);
  const total = TOGETHER * ROUNDS;
  const seconds = rounds.reduce((sum, each) => sum + each, 0) / 1000;
  logResult(`${total} uploads, ${TOGETHER} at a time, all taken`, `${(total / seconds).toFixed(1)} images/s`);
  logResult('one round to its end', rounds.map((each) => `${(each / 1000).toFixed(1)} s`).join(', '));
  logResult('sent anew after 429 or 503', `${sentCount - total} times`);
  logResult('reads of /api/pets meanwhile', `${formatSpread(reads)} (${reads.length})`);
  const began = performance.now();
  const after = await readDuring(reader, '/api/pets', untilVariants(client));
  logResult('AVIF files of what was left afterwards', `${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (after.length > 20) logResult('reads of /api/pets meanwhile', `${formatSpread(after)} (${after.length})`);
  const settledMemory = await memoryOf(pid);
  const memory = [fresh.now, before.now, loadedMemory.now, settledMemory.now].map(mib).join(' / ');
  logResult('memory before any photo / the load / after / AVIF made', memory);
  logResult('memory at its highest', mib(settledMemory.peak));
}

async function multiply(client: pg.Client, petId: string): Promise<void> {
  const columns = '"petId", "photoKey", "width", "height", "placeholder", "avifWidths", "bytes", "sentBytes"';
  await client.query(
    `INSERT INTO "Photo" ("id", ${columns}, "caption", "takenAt", "tags", "createdAt", "updatedAt")
     SELECT gen_random_uuid(), ${columns}, CASE WHEN n % 3 = 0 THEN 'In the park, number ' || n END,
       now() - n * interval '17 hours', (ARRAY['park', 'snow', 'beach', 'friends'])[1 + n % 4 : 2 + n % 3], now(), now()
     FROM (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS places FROM "Photo" WHERE "petId" = $1) AS f
     JOIN generate_series(1, ${PHOTOS}) AS n ON n % places = place`,
    [petId],
  );
  await client.query('ANALYZE');
}

function chooseUrl(srcSet: string): string {
  const offers = srcSet.split(', ').map((offer) => {
    const [url = '', width = ''] = offer.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
  const foundOffer = offers.find(({ width }) => width >= PHONE_PIXELS) ?? offers.at(-1);
  return foundOffer?.url ?? '';
}

async function sizeOf(person: Person, url: string): Promise<number> {
  const { status, body } = await person.get(url, { Accept: '*/*' });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body.length;
}

async function measureGallery(ana: Person, petId: string): Promise<void> {
  const [first, second] = (await ana.get(`/api/pets/${petId}/photos?limit=2`)).body.items as [Photo, Photo];
  for (const path of [`/pets/${petId}/social`, `/pets/${petId}/social?year=2026&tag=park`]) {
    const [pages, photos]: [number[], number[]] = [[], []];
    let html = '';
    for (let sample = 0; sample < SAMPLES + 10; sample += 1) {
      const began = performance.now();
      const { status, body } = await ana.get(path, { Accept: '*/*' });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      const answeredMs = performance.now();
      await sizeOf(ana, chooseUrl(sourcesOf(first).avif));
      if (sample >= 10) {
        pages.push(answeredMs - began);
        photos.push(performance.now() - began);
      }
      html = String(body);
    }
    const name = path.replace(petId, ':id');
    logResult(`${name}, ${PHOTOS} photos`, formatSpread(pages));
    logResult('the same with its first photo', formatSpread(photos));
    logResult('its HTML, raw / gzipped', `${kib(Buffer.byteLength(html))} / ${kib(gzipSync(html).length)}`);
  }
  for (const kind of ['avif', 'webp'] as const) {
    const bytes = await Promise.all([first, second].map((photo) => sizeOf(ana, chooseUrl(sourcesOf(photo)[kind]))));
    logResult(`its two photos that are not waited for, ${kind}`, bytes.map(kib).join(' + '));
  }
}

async function measureVariants(
  ana: Person,
  photos: readonly Photo[],
  sentFiles: readonly { kind: string; file: Buffer }[],
) {
  const sums = { sent: 0, webp: 0, avif: 0 };
  for (const [index, { kind, file }] of sentFiles.entries()) {
    const { webp, avif } = sourcesOf(photos[index] as Photo);
    const [asWebp, asAvif] = [await sizeOf(ana, chooseUrl(webp)), await sizeOf(ana, chooseUrl(avif))];
    sums.sent += file.length;
    sums.webp += asWebp;
    sums.avif += asAvif;
    logResult(`${kind}: sent / WebP / AVIF for a phone`, [file.length, asWebp, asAvif].map(kib).join(' / '));
  }
  const savedShare = (bytes: number) => `${((1 - bytes / sums.sent) * 100).toFixed(1)} %`;
  logResult('saved by WebP / by AVIF', `${savedShare(sums.webp)} / ${savedShare(sums.avif)}`);
}

async function measureScrolling(url: string, ana: Person, petId: string): Promise<void> {
  const { photos, nodes, heapBytes, ...ways } = await scrollThrough(url, ana, `/pets/${petId}/social`);
  for (const [way, { frames, longTasks, shift, seconds }] of Object.entries(ways)) {
    const late = frames.filter((each) => each > 50).length;
    logResult(`scrolled ${way} through ${photos} photos`, `${seconds.toFixed(0)} s, layout shift ${shift.toFixed(4)}`);
    logResult('between two frames', `${formatSpread(frames)}; ${late} of ${frames.length} over 50 ms`);
    logResult('work of over 50 ms at a time', `${longTasks.length} times, longest ${Math.max(0, ...longTasks)} ms`);
  }
  logResult('elements, script memory', `${nodes}, ${mib(heapBytes)}`);
}

console.log('making photos …');
const sent = await phonePhotos();
const files = sent.map(({ file }) => file);
const postgres = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-bench-'));
const databaseUrl = await postgres.createDatabase('photos');
const client = new pg.Client({ connectionString: databaseUrl });
try {
  const app = await startApp({ databaseUrl, dataDir, logLevel: 'error' });
  process.env.APP_BASE_URL = app.url;
  await client.connect();
  const ana = await new Person().signsIn();
  const pet = await ana.addsPet();
  try {
    await measureUploads(client, app.child.pid, files);
    const photos: Photo[] = [];
    for (const file of files) photos.push((await sendsPhoto(ana, pet.id, { file })).body);
    await untilVariants(client);
    const newPhotos = (await ana.get(`/api/pets/${pet.id}/photos?limit=20`)).body.items as Photo[];
    await measureVariants(
      ana,
      photos.map(({ id }) => newPhotos.find((one) => one.id === id) as Photo),
      sent,
    );
    await multiply(client, pet.id);
    await measureGallery(ana, pet.id);
    await measureScrolling(app.url, ana, pet.id);
  } finally {
    await app.stop();
  }
  // A second app, because only log level `trace` counts round trips, and writing its log lines costs time.
  const counting = await startApp({ databaseUrl, dataDir, logLevel: 'trace' });
  process.env.APP_BASE_URL = counting.url;
  try {
    logResult('round trips of the page', String(await roundTripsOf(ana, counting.logFile, `/pets/${pet.id}/social`)));
  } finally {
    await counting.stop();
  }
} finally {
  await client.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
