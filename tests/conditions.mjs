// npm run test:conditions [-- lib/access lib/overviews/sharing]: takes one condition at a time out of a `where` or out of
// SQL, and runs the tests that touch it. One that no test misses is told, and so is one that tests/conditions.json
// excuses without need. What is known of unchanged files is kept in tests/.output, so that it goes on where it stopped.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkNode, describeApi, generateClient, install, root } from '../.config/prepare.mjs';
import { migrateDatabase } from './support/app-server.mjs';
import { conditionsIn } from './support/conditions.mjs';
import { runQuietly } from './support/processes.mjs';
import { output } from './support/run-jest.mjs';
import { withFolder, withPostgres } from './support/with-app.mjs';

/** Where a missing condition shows or changes what is somebody else's. */
const GUARDS = [
  'lib/access',
  'lib/core/auth',
  'lib/accounts',
  'lib/collections/bin.ts',
  'lib/collections/table.ts',
  'lib/overviews/handover',
  'lib/overviews/people',
  'lib/overviews/proposals',
  'lib/overviews/sharing',
  'lib/overviews/stays',
  'lib/records/pets/mutations.ts',
];

const tree = join(output, 'conditions');
const known = join(output, 'conditions.json');
const wanted = process.argv.slice(2).filter((name) => name !== '--');

async function trackedFiles() {
  const { output: listed } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  return listed.split('\n').filter(Boolean);
}

/** A copy, so that nobody finds the project without one of its conditions. */
async function copyProject(files) {
  await rm(tree, { recursive: true, force: true });
  const generated = ['prisma/client', 'lib/site/api-docs/data', 'next-env.d.ts'];
  for (const file of [...files, ...generated]) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await cp(join(root, file), join(tree, file), { recursive: true }).catch(() => undefined);
  }
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
}

const isGuard = (file) =>
  /\.ts$/.test(file) &&
  (wanted.length > 0 ? wanted : GUARDS).some((place) => file === place || file.startsWith(`${place}/`));

async function jest(env, args) {
  const script = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const common = ['-c', 'tests/jest.config.mjs', '--selectProjects', 'db', 'unit', '--bail', '--passWithNoTests'];
  const { code } = await runQuietly(process.execPath, [...script, ...common, ...args], {
    cwd: tree,
    env: { ...process.env, ...env },
  });
  return code === 0;
}

const pathFor = (file) => `@/${file.replace(/\.ts$/, '')}'`;

/** Those that import the file first: they miss a condition soonest. */
async function testsNaming(files, file) {
  const tests = files.filter((one) => /^tests\/(db|unit\/lib)\/.*\.test\.tsx?$/.test(one));
  const named = await Promise.all(
    tests.map(async (test) => ((await readFile(join(root, test), 'utf8')).includes(pathFor(file)) ? test : null)),
  );
  return named.filter((test) => test !== null);
}

async function isMissed(env, { file, text, start, end }, near) {
  await writeFile(join(tree, file), text.slice(0, start) + text.slice(end));
  try {
    if (near.length > 0 && !(await jest(env, near))) return true;
    return !(await jest(env, ['--findRelatedTests', file]));
  } finally {
    await writeFile(join(tree, file), text);
  }
}

const keyOf = ({ file, text, start, end }) =>
  createHash('sha256').update(`${file} ${start} ${end} ${text}`).digest('hex').slice(0, 24);

async function check(env, files) {
  const results = JSON.parse(await readFile(known, 'utf8').catch(() => '{}'));
  const excused = JSON.parse(await readFile(join(root, 'tests', 'conditions.json'), 'utf8'));
  const unneeded = new Set(excused.map(({ file, condition }) => `${file} ${condition}`));
  const unmissed = [];
  let count = 0;
  for (const file of files.filter(isGuard)) {
    const text = await readFile(join(root, file), 'utf8');
    const near = await testsNaming(files, file);
    for (const { start, end, line, condition } of conditionsIn(file, text)) {
      count += 1;
      const key = keyOf({ file, text, start, end });
      results[key] ??= { missed: await isMissed(env, { file, text, start, end }, near) };
      await writeFile(known, JSON.stringify(results));
      const isExcused = unneeded.delete(`${file} ${condition}`);
      const isFine = results[key].missed || isExcused;
      console.log(`${isFine ? '✓' : '✗'} ${file}:${line} ${condition}`);
      if (!isFine) unmissed.push(`${file}:${line} ${condition}`);
    }
  }
  return { count, unmissed, unneeded: wanted.length > 0 ? [] : [...unneeded] };
}

checkNode();
process.chdir(root);
install();
generateClient();
describeApi();
await mkdir(output, { recursive: true });
const files = await trackedFiles();
await copyProject(files);
const { count, unmissed, unneeded } = await withPostgres((postgres) =>
  withFolder(async (folder) => {
    await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('template') });
    return check({ TEST_POSTGRES_URL: postgres.url(), TEST_POSTGRES_TEMPLATE: 'template' }, files);
  }),
);
for (const one of unneeded) console.log(`Excused without need: ${one}`);
console.log(`\n${count} conditions, ${unmissed.length} that no test misses`);
for (const one of unmissed) console.log(`  ${one}`);
process.exit(unmissed.length + unneeded.length === 0 ? 0 : 1);
