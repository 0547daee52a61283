import { sectionsOf } from '@/components/overviews/health/health-parts';
import { collectionEntry, collectionNames, factCollections, healthCollections } from '@/lib/collections/registry';
import { isFactPart } from '@/lib/core/config/paths';
import { exportedTables } from '@/lib/overviews/export/columns';
import { passportParts } from '@/lib/overviews/passport/record';
import { shareSections } from '@/lib/sharing/links/vocabulary';
import { sources } from '../../support/sources.mjs';

interface Column {
  name: string;
  isDay: boolean;
}

const schema = sources(['prisma'], /\.prisma$/)
  .map(({ text }) => text)
  .join('\n');
const blocks = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
const models = new Map(blocks.map(([, name = '', body = '']) => [name, body]));

function columnsOf(model: string): Column[] {
  return [...(models.get(model) ?? '').matchAll(/^ {2}(\w+) +(\w+)(.*)$/gm)]
    .filter(([, , type = '']) => !models.has(type))
    .map(([, name = '', , rest = '']) => ({ name, isDay: rest.includes('@db.Date') }));
}

const isColumn = (model: string, name: string) => columnsOf(model).some((column) => column.name === name);

const internal =
  /^(passwordHash|secretHash|keyHash|keySealed|pinHash|endpointHash|sentHash|sealed|emailKey|emailSealed|ownerId|userId|fromId|toId|photoKey|fileKey|previewKey|placeholder|hasDocument|codeHash|codeExpiresAt|remindAt|summaryNextAt|textReadAt|credentialId|publicKey|counter)$/;

const routes = sources(['app/api/pets'], /\/route\.ts$/).map(({ path }) => path);
const features = sources(['lib/records'], /\/collection\.ts$/)
  .map(({ text }) => text)
  .join('\n');

describe('the list of collections', () => {
  test('has every table with a pet and a bin', () => {
    const withBin = [...models.keys()].filter((model) => isColumn(model, 'petId') && isColumn(model, 'deletedAt'));
    expect(withBin.length).toBeGreaterThan(10);
    expect(withBin.sort()).toEqual(collectionNames.map((name) => collectionEntry(name).table).sort());
  });

  test.each(collectionNames)('%s has a feature and its routes', (name) => {
    const { parent, parameter } = collectionEntry(name);
    const above = parent ? `${parent}/[${collectionEntry(parent).parameter}]/` : '';
    expect(features).toContain(`\n  name: '${name}',\n`);
    for (const route of ['', `/[${parameter}]`, `/[${parameter}]/restore`]) {
      expect(routes).toContain(`app/api/pets/[petId]/${above}${name}${route}/route.ts`);
    }
  });

  test.each(collectionNames)('%s has its reminder and title columns', (name) => {
    const { table, reminds, bin } = collectionEntry(name);
    expect(isColumn(table, 'remindAt')).toBe(reminds === 'entry');
    for (const column of [bin.at, bin.day, bin.grams]) if (column) expect(isColumn(table, column)).toBe(true);
  });
});

test('R10.8 every insert of entries first checks the limit', () => {
  const ofRows = [...collectionNames.map((name) => collectionEntry(name).table), 'Dose', 'RoutineCompletion'];
  const names = ofRows.map((table) => table.charAt(0).toLowerCase() + table.slice(1)).join('|');
  const inserts = new RegExp(`\\.(?:${names})\\s*\\.(?:create|createMany|upsert)\\(|rows\\(\\)\\.create\\(`);
  const writers = sources(['lib', 'app']).filter(({ text }) => inserts.test(text));
  expect(writers.length).toBeGreaterThan(5);
  expect(writers.filter(({ text }) => !/requireRows\(|chargeQuota\(/.test(text)).map(({ path }) => path)).toEqual([]);
});

const sortNames = (names: readonly string[]) => [...new Set(names)].sort();

describe('where collections are shown', () => {
  test('every health collection has a section in the health record', () => {
    expect(sortNames(Object.values(sectionsOf).flat())).toEqual(sortNames(healthCollections));
  });

  test('R13.1 every collection of facts has its own page', () => {
    expect(collectionNames.filter(isFactPart)).toEqual(factCollections);
  });

  test('R9.1 collections refer only to existing share sections', () => {
    const sections: readonly string[] = shareSections;
    expect(
      collectionNames.flatMap((name) => collectionEntry(name).sections.filter((one) => !sections.includes(one))),
    ).toEqual([]);
  });

  test('a link’s passport parts match the sections of printed collections', () => {
    const printedEntries = collectionNames.map(collectionEntry).filter(({ passport }) => passport.length > 0);
    const others = ['identification', 'contacts'];
    expect(sortNames(passportParts)).toEqual(
      sortNames([...others, ...printedEntries.flatMap(({ sections }) => sections)]),
    );
  });
});

describe('R7.10 the export', () => {
  test.each(exportedTables)('contains each column of $table that is not internal', ({ table, columns, days }) => {
    const knownColumns = columnsOf(table);
    const exportedColumns = knownColumns.filter(({ name }) => !internal.test(name));
    expect([...columns].sort()).toEqual(exportedColumns.map(({ name }) => name).sort());
    expect([...days].sort()).toEqual(
      exportedColumns
        .filter(({ isDay }) => isDay)
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('contains no internal column', () => {
    const leaking = exportedTables.flatMap(({ columns }) => columns.filter((name) => internal.test(name)));
    expect(leaking).toEqual([]);
  });
});
