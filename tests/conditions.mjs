// npm run test:conditions [-- lib/access lib/sharing/links --suites stays,members]: removes one condition at a time
// from a `where` or from SQL, and runs the database tests that reach it. Reports conditions whose removal no test
// detects,
// and exceptions in tests/conditions.json that are no longer needed. A stopped run resumes from tests/.output.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, describeApi, generateClient, install, root } from '../.config/prepare.mjs';
import { migrateDatabase } from './support/app-server.mjs';
import { conditionsIn, withSwitches } from './support/conditions.mjs';
import { runQuietly } from './support/processes.mjs';
import { output } from './support/run-jest.mjs';
import { withFolder, withPostgres } from './support/with-app.mjs';

/** Folders in which a missing condition would expose or change other people's data. */
const GUARDS = [
  'lib/access',
  'lib/core/auth',
  'lib/accounts',
  'lib/collections/bin.ts',
  'lib/collections/table.ts',
  'lib/sharing/handover',
  'lib/sharing/people',
  'lib/sharing/proposals',
  'lib/sharing/links',
  'lib/sharing/stays',
  'lib/records/pets/mutations.ts',
];

/** Maximum number of suites per condition. If none of them fails, the condition needs a more direct test. */
const MOST_SUITES = 6;
const AT_ONCE = 40;

const tree = join(output, 'conditions');
const knownFile = join(output, 'conditions-missed.json');
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { suites: { type: 'string' } },
});
const isChosen = (suite) => !values.suites || values.suites.split(',').includes(suite.replace('.test.ts', ''));

async function trackedFiles() {
  const { output: listed } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  return listed.split('\n').filter(Boolean);
}

/** Copies the project, because the switches must not get into the original. */
async function copyProject(files) {
  await rm(tree, { recursive: true, force: true });
  const generatedPaths = ['prisma/client', 'lib/site/api-docs/data', 'next-env.d.ts'];
  for (const file of [...files, ...generatedPaths]) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await cp(join(root, file), join(tree, file), { recursive: true }).catch(() => undefined);
  }
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
}

const isGuard = (file) =>
  /\.ts$/.test(file) &&
  (wanted.length > 0 ? wanted : GUARDS).some((place) => file === place || file.startsWith(`${place}/`));

async function placeSwitches(files) {
  const all = [];
  for (const file of files.filter(isGuard)) {
    const text = await readFile(join(root, file), 'utf8');
    const foundConditions = conditionsIn(file, text);
    if (foundConditions.length > 0) await writeFile(join(tree, file), withSwitches(text, foundConditions, all.length));
    for (const one of foundConditions) {
      const key = createHash('sha256').update(`${file} ${one.start} ${text}`).digest('hex').slice(0, 24);
      all.push({ ...one, file, key });
    }
  }
  return all;
}

async function runSuites(env, suites) {
  const report = join(tree, 'report.json');
  await rm(report, { force: true });
  const script = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const args = ['-c', 'tests/support/conditions-jest.mjs', '--json', `--outputFile=${report}`, '--maxWorkers=2'];
  const paths = suites.map((suite) => join(tree, 'tests', 'db', suite));
  await runQuietly(process.execPath, [...script, ...args, '--runTestsByPath', ...paths], {
    cwd: tree,
    env: { ...process.env, ...env },
  });
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  return new Map(testResults.map((result) => [basename(result.name), result]));
}

async function findReaching(env, all) {
  const suites = (await readdir(join(tree, 'tests', 'db'))).filter(
    (name) => name.endsWith('.test.ts') && isChosen(name),
  );
  const reports = await runSuites(env, suites);
  const failedSuites = suites.filter((suite) => reports.get(suite)?.status !== 'passed');
  if (failedSuites.length > 0) throw new Error(`Fails before anything is missing: ${failedSuites.join(', ')}`);
  for (const condition of all) Object.assign(condition, { suites: [], tried: new Set() });
  for (const suite of suites) {
    const text = await readFile(join(tree, 'tests', 'db', suite), 'utf8');
    const { startTime, endTime } = reports.get(suite);
    const reachedConditions = JSON.parse(await readFile(join(tree, 'reached', `${suite}.json`), 'utf8'));
    for (const number of reachedConditions) {
      const names = text.includes(`@/${all[number].file.replace(/\.ts$/, '')}'`);
      all[number].suites.push({ suite, names, ms: endTime - startTime });
    }
  }
}

function nextSuite({ file, suites, tried }, missedBy) {
  const slowest = Math.max(...suites.map(({ ms }) => ms));
  const worth = ({ suite, names, ms }) =>
    (missedBy.get(`${file} ${suite}`) ?? 0) * 10 + (names ? 5 : 0) - (4 * ms) / slowest;
  const suitesLeft = suites.filter(({ suite }) => !tried.has(suite));
  return suitesLeft.sort((one, other) => worth(other) - worth(one))[0]?.suite;
}

async function tryWithout(env, wave, missedBy, missedNames) {
  const folder = join(tree, 'tests', 'db');
  const copies = wave.map(({ number, suite }) => ({ number, suite, copy: `__${number}__${suite}` }));
  for (const { suite, copy } of copies) await cp(join(folder, suite), join(folder, copy));
  const reports = await runSuites(
    env,
    copies.map(({ copy }) => copy),
  );
  for (const [index, { copy, suite }] of copies.entries()) {
    const { condition } = wave[index];
    condition.tried.add(suite);
    await rm(join(folder, copy));
    if (reports.get(copy)?.status === 'passed') continue;
    missedNames.add(condition.key);
    const pair = `${condition.file} ${suite}`;
    missedBy.set(pair, (missedBy.get(pair) ?? 0) + 1);
  }
  await writeFile(knownFile, JSON.stringify([...missedNames]));
}

async function checkFiles(env, files) {
  const missedNames = new Set(JSON.parse(await readFile(knownFile, 'utf8').catch(() => '[]')));
  const missedBy = new Map();
  const all = await placeSwitches(files);
  await findReaching(env, all);
  const isOpen = ({ key, tried }) => !missedNames.has(key) && tried.size < MOST_SUITES;
  for (;;) {
    const wave = all
      .map((condition, number) => ({ condition, number }))
      .filter(({ condition }) => isOpen(condition))
      .sort((one, other) => one.condition.tried.size - other.condition.tried.size)
      .map((one) => ({ ...one, suite: nextSuite(one.condition, missedBy) }))
      .filter(({ suite }) => suite !== undefined)
      .slice(0, AT_ONCE);
    if (wave.length === 0) break;
    await tryWithout(env, wave, missedBy, missedNames);
    console.log(`${all.filter(({ key }) => missedNames.has(key)).length} of ${all.length} are missed`);
  }
  return { all, unmissed: all.filter(({ key }) => !missedNames.has(key)) };
}

checkNode();
process.chdir(root);
install();
generateClient();
describeApi();
await mkdir(output, { recursive: true });
const files = await trackedFiles();
await copyProject(files);
const { all, unmissed } = await withPostgres((postgres) =>
  withFolder(async (folder) => {
    await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('template') });
    return checkFiles({ TEST_POSTGRES_URL: postgres.url(), TEST_POSTGRES_TEMPLATE: 'template' }, files);
  }),
);

const nameOf = ({ file, condition }) => `${file} ${condition}`;
const excusedNames = JSON.parse(await readFile(join(root, 'tests', 'conditions.json'), 'utf8')).map(nameOf);
const failing = unmissed.filter((one) => !excusedNames.includes(nameOf(one)));
const unneeded = wanted.length > 0 ? [] : excusedNames.filter((name) => !unmissed.some((one) => nameOf(one) === name));
for (const name of unneeded) console.log(`Excused without need: ${name}`);
console.log(`\n${all.length} conditions, ${failing.length} that no test misses`);
for (const { file, line, condition, suites } of failing)
  console.log(`  ${file}:${line} ${condition}${suites.length === 0 ? ' (never reached)' : ''}`);
process.exit(failing.length + unneeded.length === 0 ? 0 : 1);
