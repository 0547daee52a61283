import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import { findViewer, type Viewer } from '@/lib/access/viewer';
import { listAuditEvents, listFeedback, listUsers } from '@/lib/accounts/admin/queries';
import { databaseAdapter } from '@/lib/core/db/adapter';
import { db, Prisma } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { getAppointmentBook } from '@/lib/records/appointments/queries';
import { getPet } from '@/lib/records/pets/queries';
import { getRoutineRecord } from '@/lib/records/routines/queries';
import { getTraining } from '@/lib/records/training/queries';
import { getVetRecords } from '@/lib/records/vet-records/queries';
import { listDeliveries } from '@/lib/reminders/queries';
import { getFeed } from '@/lib/sharing/calendar-feed/queries';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import { readExport } from '../support/read-export';
import { adminId, petId, rowsByMigration } from '../support/rows-by-migration';

withDatabase({ empty: true });

const folder = join(process.cwd(), 'prisma', 'migrations');
const secret = newSecret();
const rows = rowsByMigration(`\\x${Buffer.from(hashSecret(secret)).toString('hex')}`);
/** Table whose rows had no session and were deleted by the migration push_of_a_session. */
const emptiedTables = ['PushSubscription'];
/** Tables that stored writers as email addresses (names_not_addresses) or without sitter mark (sitter_devices). */
const renamedWriters = ['Dose', 'RoutineCompletion', 'StayNote'];
/** Current names of renamed tables. */
const renamedTables: Record<string, string> = { Practice: 'TrainingSession' };

function insertion(table: string, row: Record<string, unknown>): string {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const json = JSON.stringify(row).replaceAll("'", "''");
  return `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_record(NULL::"${table}", '${json}')`;
}

let viewer: Viewer;
let access: PetAccess<'own'>;

beforeAll(async () => {
  const adapter = await databaseAdapter().connect();
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const name of names.map((entry) => entry.name).sort()) {
    await adapter.executeScript(await readFile(join(folder, name, 'migration.sql'), 'utf8'));
    const insertions = Object.entries(rows[name] ?? {}).map(([table, row]) => insertion(table, row));
    if (insertions.length > 0) await adapter.executeScript(insertions.join(';'));
  }
  await adapter.dispose();
  const foundViewer = await findViewer(secret, noon);
  if (!foundViewer) throw new Error('the session did not survive');
  viewer = foundViewer;
  const own = await findPetAccess(viewer, petId, 'own', noon);
  if (!own) throw new Error('the pet did not survive');
  access = own;
}, 120_000);

test('each table has a row from the version that introduced it', async () => {
  const tables = Object.keys(Prisma.ModelName).filter((name) => !emptiedTables.includes(name));
  const counts = await Promise.all(
    tables.map(
      (table) => db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM ${Prisma.raw(`"${table}"`)}`,
    ),
  );
  expect(tables.filter((_, index) => counts[index]?.[0]?.count !== 1)).toEqual([]);
});

test('every column keeps its value through the later migrations', async () => {
  const storedRows = Object.values(rows).flatMap((tables) => Object.entries(tables));
  // The version of a pet is raised by migrations that change its pages.
  for (const [first, { rabiesRegion: _, version: __, ...row }] of storedRows.filter(
    ([name]) => !emptiedTables.includes(name),
  )) {
    const table = renamedTables[first] ?? first;
    const columns = Prisma.raw(
      Object.keys(row)
        .filter((name) => name !== 'by' || !renamedWriters.includes(first))
        .map((name) => `t."${name}"::text`)
        .join(', '),
    );
    const storedSql = Prisma.sql`SELECT ${columns} FROM ${Prisma.raw(`"${table}"`)} t`;
    const before = Prisma.sql`SELECT ${columns} FROM json_populate_record(NULL::${Prisma.raw(`"${table}"`)}, ${JSON.stringify(row)}::json) t`;
    expect([table, await db().$queryRaw(storedSql)]).toEqual([table, await db().$queryRaw(before)]);
  }
});

test('completions and doses recorded by email address keep its local part', async () => {
  expect(await db().routineCompletion.findMany({ select: { by: true } })).toEqual([{ by: 'ana' }]);
  expect(await db().dose.findMany({ select: { by: true } })).toEqual([{ by: 'ana' }]);
});

test('R11.12 sitters’ notes get the sitter mark', async () => {
  expect(await db().stayNote.findMany({ select: { by: true } })).toEqual([{ by: 'Marta (quien cuida)' }]);
});

test('pet pages read data from the first versions', async () => {
  const pages = await Promise.all([
    getPet(access),
    getHealthRecord(access, { parts: ['treatments', 'vitals', 'doses', 'documents', 'visits', 'photos'] }),
    getPassportRecord(access, { withOwner: true, at: noon }),
    getRoutineRecord(access, { weekStart: '2026-03-23', today: '2026-03-28' }),
    getTraining(access, noon),
    getAppointmentBook(access, noon),
    getVetRecords(access, { q: '' }),
    getSharePage(access, noon),
  ]);
  expect(pages[0]).toMatchObject({ type: 'guinea_pig', gender: 'female', weightUnit: 'lb', vaccineProfile: null });
  const text = JSON.stringify(pages);
  for (const word of ['severe', 'managed', 'SID', 'heart_rate', 'grooming', 'practising', 'groomer', 'sitter'])
    expect(text).toContain(`"${word}"`);
});

test('member and admin pages read data from the first versions', async () => {
  const admin = { adminId } as Parameters<typeof listAuditEvents>[0];
  const page = { limit: 20 };
  const agenda = await getAgenda(viewer, noon);
  expect(agenda.agenda).toHaveLength(1);
  expect(await getFeed(viewer)).toMatchObject({ kinds: ['dose'], namesMedicines: false });
  expect((await listDeliveries(viewer, page, noon)).items).toMatchObject([{ kind: 'routine' }]);
  expect((await listUsers(admin, { ...page, q: '' }, noon)).items).toHaveLength(1);
  expect((await listFeedback(admin, { ...page, open: true })).items).toMatchObject([{ kind: 'rating', stars: 4 }]);
  expect((await listAuditEvents(admin, page)).items).toMatchObject([{ actorKind: 'guest' }]);
  const { lists } = await readExport(viewer);
  expect(Object.entries(lists).filter(([name, list]) => list.length !== 1 && name !== 'devices')).toEqual([]);
});

test('a failed migration leaves nothing behind', async () => {
  const adapter = await databaseAdapter().connect();
  const script = 'CREATE TABLE "Half" ("id" int); SELECT 1 / 0;';
  await expect(adapter.executeScript(script)).rejects.toThrow();
  await adapter.dispose();
  expect(await db().$queryRaw`SELECT to_regclass('"Half"')::text AS "name"`).toEqual([{ name: null }]);
});
