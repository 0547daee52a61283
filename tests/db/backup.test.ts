import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openBackupDatabase } from '@/lib/core/backup/database';
import type { Target } from '@/lib/core/backup/restore';
import { sealSecrets } from '@/lib/core/backup/seal';
import { closeDatabase, db } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import { signingKey } from '@/lib/core/signing/keys';
import { localStorage } from '@/lib/core/storage/local';
import { s3Storage } from '@/lib/core/storage/s3';
import { newId } from '@/lib/core/validation/ids';
import { migrateDatabase } from '../support/app-server.mjs';
import {
  aFolder,
  anEmbedded,
  aPostgres,
  aTarget,
  contentsOf,
  discardFolders,
  forgeArchive,
  readChecked,
  restoreArchive,
  SECRET,
  writeArchive,
} from '../support/backups';
import { withDatabase } from '../support/database';
import { runQuietly } from '../support/processes.mjs';
import { startS3 } from '../support/s3-server';

const onPostgres = Boolean(process.env.TEST_POSTGRES_URL);
let source: Target;
let file: string;
let embedded: string;

afterAll(async () => {
  await source?.database.close();
  await discardFolders();
});
withDatabase();

beforeAll(async () => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts', 'en'];
  const seeded = await runQuietly(process.execPath, args, { env: process.env });
  if (seeded.code !== 0) throw new Error(seeded.output);
  await enqueue({ name: 'feedback-mail' }, { feedbackId: 'waiting' });
  await enqueue({ name: 'pet-sweep' }, {});
  await signingKey();
  const admin = { id: newId(), email: 'admin@example.org', emailKey: 'admin@example.org', passwordHash: 'hash' };
  await db().admin.create({ data: { ...admin, createdAt: new Date() } });
  await db().$executeRaw`UPDATE pgboss.job SET state = 'active' WHERE name = 'feedback-mail'`;
  await closeDatabase();
  const dataDir = process.env.DATA_DIR ?? '';
  await writeFile(join(dataDir, 'secret'), SECRET);
  source = { database: await openBackupDatabase(), storage: localStorage(join(dataDir, 'files')) };
  file = join(await aFolder(), 'pawfolio.tar.gz');
  await writeArchive(source, file);
  embedded = process.env.TEST_EMBEDDED_TEMPLATE ?? '';
  if (onPostgres) {
    embedded = await aFolder();
    await migrateDatabase({ DATA_DIR: embedded, DATABASE_URL: '' });
  }
}, 180_000);

const emptyOne = () => (onPostgres ? aPostgres(process.env.TEST_POSTGRES_TEMPLATE ?? '') : anEmbedded(embedded));

test('R7.1 R8.2 restoring a backup returns the demo family with files and email', async () => {
  const target = await aTarget(await emptyOne());
  const { made, warnings } = await restoreArchive(target, file);
  expect(made.tables.Pet?.count).toBe(3);
  expect(made.files.count).toBeGreaterThan(20);
  expect(made.jobs.count).toBeGreaterThan(10);

  const [there, back] = [await contentsOf(source), await contentsOf(target)];
  expect(back.files).toEqual(there.files);
  expect(back).toEqual({ ...there, jobs: there.jobs?.filter((job) => !job.includes('pet-sweep')) });
  expect(back.jobs).toHaveLength(made.jobs.count);

  // A job that was active during the backup starts again, as after a crash.
  const [job] = await target.database.query(`SELECT state::text, data FROM pgboss.job WHERE name = 'feedback-mail'`);
  expect(job).toEqual({ state: 'created', data: { feedbackId: 'waiting' } });
  expect(warnings).toEqual([]);
  await target.database.close();
}, 90_000);

test('R8.2 a backup moves between both databases and a bucket', async () => {
  const s3 = await startS3();
  const moved = await aTarget(await anEmbedded(embedded), s3Storage({ ...s3.options, retries: 0 }));
  const returned = await aTarget(await emptyOne());
  const second = join(await aFolder(), 'second.tar.gz');

  await restoreArchive(moved, file, { withoutJobs: true });
  await writeArchive(moved, second);
  await restoreArchive(returned, second);

  expect({ ...(await contentsOf(returned)), jobs: [] }).toEqual({ ...(await contentsOf(source)), jobs: [] });
  expect((await contentsOf(moved)).jobs).toEqual([]);

  await moved.database.close();
  await returned.database.close();
  await s3.stop();
}, 90_000);

test('R8.2 a damaged or foreign archive or a non-empty database changes nothing', async () => {
  const target = await aTarget(await emptyOne());
  const empty = await contentsOf(target);
  const bytes = gunzipSync(await readFile(file));
  const pet = bytes.indexOf('Luna');
  const broken = async (change: (copy: Buffer) => Buffer) => {
    const path = join(await aFolder(), 'broken.tar.gz');
    await writeFile(path, gzipSync(change(Buffer.from(bytes)), { level: 1 }));
    return restoreArchive(target, path);
  };
  const patch = (from: string, to: string) => (copy: Buffer) => {
    copy.write(to, copy.indexOf(from), 'latin1');
    return copy;
  };
  await expect(broken((copy) => copy.fill('x', pet, pet + 1))).rejects.toThrow(/^The seal does not fit/);
  await expect(broken((copy) => copy.subarray(0, copy.length - 20_000))).rejects.toThrow(/damaged/);
  await expect(broken(patch('"format": 3', '"format": 2'))).rejects.toThrow(/another version of this program/);
  await expect(broken(patch('_init"', '_imit"'))).rejects.toThrow(/^The seal does not fit/);
  const cut = join(await aFolder(), 'cut.tar.gz');
  await writeFile(cut, (await readFile(file)).subarray(0, 50_000));
  await expect(restoreArchive(target, cut)).rejects.toThrow(/damaged/);
  await writeFile(cut, 'not an archive');
  await expect(restoreArchive(target, cut)).rejects.toThrow(/damaged/);
  await expect(restoreArchive(target, '/nowhere.tar.gz')).rejects.toThrow('There is no file /nowhere.tar.gz.');
  expect(await contentsOf(target)).toEqual(empty);

  await restoreArchive(target, file);
  await target.database.query(`UPDATE "Pet" SET "name" = 'Mine'`);
  const filled = await contentsOf(target);
  await expect(restoreArchive(target, file)).rejects.toThrow(/^The database is not empty \(.*Pet.*--force/);
  expect(await contentsOf(target)).toEqual(filled);
  await restoreArchive(target, file, { force: true });
  expect((await contentsOf(target)).Pet).toEqual((await contentsOf(source)).Pet);
  await target.database.close();
}, 90_000);

test('R8.2 an archive contains no secret that could seal a forged one', async () => {
  const texts = gunzipSync(await readFile(file)).toString('latin1');
  for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const) {
    expect(texts).not.toContain(Buffer.from(SECRET).toString(form));
  }

  const changes: Record<string, [RegExp, string]> = {
    'tables/Admin/': [/"passwordHash":"hash"/, '"passwordHash":"mine"'],
    'tables/SigningKey/': [/"kid":"[^"]+"/, '"kid":"forged00"'],
    'tables/User/': [/"firstName":"[^"]+"/, '"firstName":"Somebody"'],
    'jobs/': [/"feedbackId": ?"waiting"/, '"feedbackId":"forged"'],
  };
  const target = await aTarget(await emptyOne());
  const empty = await contentsOf(target);
  const known = (await readChecked(file)).made;
  for (const [place, [from, to]] of Object.entries(changes)) {
    let changed = false;
    const change = (name: string, lines: string[]) =>
      name.startsWith(place)
        ? lines.map((line) => {
            changed ||= from.test(line);
            return line.replace(from, to);
          })
        : lines;
    for (const secret of [known.authSecret, known.madeAt, '']) {
      const forged = await forgeArchive(file, { change, secret });
      await expect(restoreArchive(target, forged)).rejects.toThrow(/^The seal does not fit/);
    }
    // Proves that only the seal was at fault: with the right secret, the same change is accepted.
    await readChecked(await forgeArchive(file, { change, secret: SECRET }));
    expect(changed).toBe(true);
  }
  expect(await contentsOf(target)).toEqual(empty);
  await target.database.close();
}, 90_000);

test('R8.2 archives list their contents and are private; embedded databases must be stopped', async () => {
  const { made } = await readChecked(file);
  expect(made.migrations.length).toBeGreaterThan(5);
  expect(Object.keys(made.tables)).toEqual(
    expect.arrayContaining(['User', 'Pet', 'AuditEvent', 'Document', 'Session']),
  );
  expect(made).not.toHaveProperty('secrets');

  const written = join(await aFolder(), 'by-command.tar.gz');
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/backup.ts', written];
  const { code, output } = await runQuietly(process.execPath, args, { env: process.env });
  if (!onPostgres) {
    expect([code, output]).toEqual([1, expect.stringMatching(/in use by process \d+.*Stop it first/)]);
    return;
  }
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/rows, \d+ waiting jobs, \d+ files\..*Protect it like a password/s),
  ]);
  expect((await stat(written)).mode & 0o777).toBe(0o600);
  expect((await readChecked(written, sealSecrets())).made.tables).toEqual(made.tables);
}, 90_000);
