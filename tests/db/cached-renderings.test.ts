import { activeShareStatement } from '@/lib/access/active-share';
import { collectionNames } from '@/lib/collections/registry';
import { db, transaction } from '@/lib/core/db/client';
import { translatorOf } from '@/lib/core/i18n/translate';
import { rotateKeys } from '@/lib/core/signing/keys';
import { newId } from '@/lib/core/validation/ids';
import { partsOfShare, passportOf } from '@/lib/overviews/passport/passport';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { findSharedView } from '@/lib/sharing/links/queries';
import { shareSections } from '@/lib/sharing/links/vocabulary';
import { signPassport } from '@/lib/sharing/signed-passport/mutations';
import { addRow, aSkill } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { joins, origin } from '../support/household';
import { aPetOf, aViewer, noon } from '../support/members';
import { aShareOf, openShare } from '../support/sharing';

withDatabase();
jest.setTimeout(120_000);

interface Column {
  table: string;
  column: string;
  type: string;
}

const changes: Record<string, string> = {
  text: `"$" || 'x'`,
  int4: '"$" + 1',
  float8: '"$" + 1',
  bool: 'NOT "$"',
  date: `"$" + 1`,
  timestamptz: `"$" + interval '1 day'`,
};

const changeOf = ({ column, type }: Column) =>
  changes[type]?.replaceAll('$', column) ??
  `(SELECT e FROM unnest(enum_range(NULL::"${type}")) e WHERE e <> "${column}" LIMIT 1)`;

const columns = () => db().$queryRaw<Column[]>`
  SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS "type"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
    AND (c.table_name IN ('Pet', 'User', 'SigningKey') OR EXISTS (
      SELECT 1 FROM information_schema.columns p
      WHERE p.table_schema = c.table_schema AND p.table_name = c.table_name AND p.column_name = 'petId'
    ))
    AND (c.udt_name IN ('text', 'int4', 'float8', 'bool', 'date', 'timestamptz') OR c.data_type = 'USER-DEFINED')
    AND c.table_name <> 'PetVersion'`;

async function aFullShare() {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const pet = { microchip: '724098100123456', breed: 'Beagle', vetClinic: 'Sol', emergencyContact: 'Sam', notes: 'x' };
  const access = await aPetOf(owner, pet);
  const { petId } = access;
  await joins(carer, owner, [petId]);
  const { id: createdById } = await db().petMember.findFirstOrThrow({ where: { petId, userId: carer.userId } });
  const skillId = await aSkill(petId);
  for (const name of collectionNames) await addRow(name, { petId, skillId, deletedAt: null });
  await db().weight.updateMany({ where: { petId }, data: { createdById } });
  const medication = await db().medication.findFirstOrThrow({ where: { petId } });
  const dose = { id: newId(), petId, medicationId: medication.id, status: 'given' as const, at: noon, by: 'Ana' };
  await db().dose.create({ data: { ...dose, createdAt: noon } });
  const { accessKey } = await aShareOf(owner, access, { sections: [...shareSections] });
  return { petId, accessKey };
}

interface Rendered {
  edition: string;
  page: string;
}

async function renderShare(accessKey: string): Promise<Rendered> {
  const sharedPet = await openShare(accessKey);
  const [row] = await db().$queryRaw<object[]>(activeShareStatement(accessKey, noon, origin));
  const view = await findSharedView(sharedPet, accessKey, noon);
  const record = await getPassportRecord(sharedPet, { shareId: undefined, withOwner: false, at: noon });
  const { jws } = await signPassport(sharedPet, noon, ['vaccinations']);
  const words = { t: await translatorOf('en'), locale: 'en' as const, today: '2026-03-28' };
  const paper = passportOf(record, words, { parts: partsOfShare(sharedPet.sections), signed: null });
  return { edition: JSON.stringify(row), page: JSON.stringify([view, paper, jws]) };
}

const constantColumns = new Set([
  'SigningKey.kid',
  'SignedPassport.kid',
  'SignedPassport.jws',
  'SignedPassport.issuedAt',
]);

const rolledBack = new Error('rolled back');

/** Renders a page after a write and rolls the write back. Null if the database refuses the write. */
async function afterWrite(accessKey: string, statement: string): Promise<Rendered | null> {
  let lastRendering: Rendered | null = null;
  await transaction(async () => {
    await db().$executeRawUnsafe(statement);
    await db().$executeRawUnsafe('SET CONSTRAINTS ALL IMMEDIATE');
    lastRendering = await renderShare(accessKey).catch(() => null);
    throw rolledBack;
  }).catch(() => undefined);
  return lastRendering;
}

test('R9.1 every write that changes a cached page also changes its cache version', async () => {
  const { accessKey } = await aFullShare();
  const before = await renderShare(accessKey);
  const stale: string[] = [];
  let changeCount = 0;
  for (const one of await columns()) {
    const after = await afterWrite(accessKey, `UPDATE "${one.table}" SET "${one.column}" = ${changeOf(one)}`);
    if (constantColumns.has(`${one.table}.${one.column}`) || after === null || after.page === before.page) continue;
    changeCount += 1;
    if (after.edition === before.edition) stale.push(`${one.table}.${one.column}`);
  }
  expect(stale).toEqual([]);
  expect(changeCount).toBeGreaterThan(40);
});

test('R13.4 a new signing key invalidates cached pages', async () => {
  const { accessKey } = await aFullShare();
  const before = await renderShare(accessKey);
  await rotateKeys();
  const after = await renderShare(accessKey);

  expect(after.page).not.toBe(before.page);
  expect(after.edition).not.toBe(before.edition);
});

test('R13.4 revoking a signed passport invalidates cached pages', async () => {
  const { accessKey, petId } = await aFullShare();
  const before = await renderShare(accessKey);
  const revocationSql = `UPDATE "SignedPassport" SET "revokedAt" = '2026-03-28T12:00:00Z' WHERE "petId" = '${petId}'`;
  const after = await afterWrite(accessKey, revocationSql);

  expect(after?.page).not.toBe(before.page);
  expect(after?.edition).not.toBe(before.edition);
});
