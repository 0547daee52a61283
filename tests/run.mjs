// npm test: all steps, those that find failures cheapest first, going on after a failure.
//   npm test -- unit db                only these steps
//   npm test -- e2e -- -g 'a share'    arguments of the test runner
//   npm test -- fast                   what tests/support/fast.mjs chooses
// Steps: types lint imports unused unit build db api e2e, and `check` for the first four.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModels, checkNode, describeApi, generateClient, install, root } from '../.config/prepare.mjs';
import { migrateDatabase } from './support/app-server.mjs';
import { needChromium } from './support/chromium.mjs';
import { fast } from './support/fast.mjs';
import { run, runQuietly } from './support/processes.mjs';
import { requirementIds, uncoveredRequirements } from './support/requirements.mjs';
import { esmFlags, output, runJest } from './support/run-jest.mjs';
import { withApp, withFolder, withPostgres } from './support/with-app.mjs';

const [wanted, passedOn] = splitArguments(process.argv.slice(2));
const results = [];

function splitArguments(args) {
  const at = args.indexOf('--');
  const names = (at < 0 ? args : args.slice(0, at)).flatMap((name) =>
    name === 'check' ? ['types', 'lint', 'imports', 'unused'] : [name],
  );
  return [names, at < 0 ? [] : args.slice(at + 1)];
}

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

async function checker([command, args]) {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Next declares the types of pages and routes in generated files, and leaves those of a removed route behind. */
async function types() {
  for (const folder of ['.next/types', '.next/dev/types'])
    await rm(join(root, folder), { recursive: true, force: true });
  await runQuietly(...bin('next/dist/bin/next', 'typegen'));
  return checker(bin('typescript/bin/tsc', '--noEmit'));
}

async function lint() {
  checkModels();
  return checker(bin('@biomejs/biome/bin/biome', 'check', '.'));
}

const jest = (projects, { only = [], ...options } = {}) =>
  runJest(projects, { ...options, passedOn: [...only, ...passedOn] });
const overHttp = (options) => (env) => jest(['api'], { env, ...options });
const overDatabase = (env, only) => jest(['db'], { env, only, flags: esmFlags });

function dbOnEmbedded(only) {
  return withFolder(async (folder) => {
    await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: '' });
    return overDatabase({ TEST_EMBEDDED_TEMPLATE: folder, TEST_POSTGRES_URL: '' }, only);
  });
}

function dbOnPostgres() {
  return withPostgres((postgres) =>
    withFolder(async (folder) => {
      await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase('template') });
      return overDatabase({ TEST_POSTGRES_URL: postgres.url(), TEST_POSTGRES_TEMPLATE: 'template' });
    }),
  );
}

const apiOnEmbedded = (options) => withApp({ logLevel: 'trace' }, overHttp(options));

function apiOnPostgres() {
  return withPostgres(async (postgres) =>
    withApp(
      { databaseUrl: await postgres.createDatabase('pawfolio'), logLevel: 'trace' },
      overHttp({ printAtEnd: true }),
    ),
  );
}

const build = () => checker([process.execPath, ['.config/up.mjs', 'build']]);

async function browser(only = []) {
  if (!existsSync(join(root, 'tests', 'e2e'))) return { passed: 0, failed: 0 };
  const report = join(output, 'e2e.json');
  await rm(report, { force: true });
  const chromium = needChromium();
  const args = bin('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.mts', ...only, ...passedOn);
  const runTests = (env) => run(...args, { ...env, PLAYWRIGHT_CHROMIUM: chromium }, { limitMs: 45 * 60_000 });
  // The embedded database would take its time from the app's process.
  const code = await withPostgres(async (postgres) =>
    withApp({ databaseUrl: await postgres.createDatabase('pawfolio') }, runTests),
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  // A skipped or flaky test has proven nothing.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Runs in parallel with the previous step, as neither keeps two processors busy. */
const BESIDE = 'beside';

const checks = [
  ['types', types],
  ['lint', lint, '', BESIDE],
  ['imports', () => checker([process.execPath, ['.config/check-imports.mjs']])],
  ['unused', () => checker(bin('knip/bin/knip.js', '--config', '.config/knip.json')), '', BESIDE],
];

const allSteps = [
  ...checks,
  ['unit', () => jest(['unit', 'components'])],
  ['build', build, '', BESIDE],
  ['db', () => dbOnEmbedded()],
  ['db', dbOnPostgres, 'on Postgres'],
  ['api', () => apiOnEmbedded()],
  ['api', apiOnPostgres, 'on Postgres', BESIDE],
  ['e2e', () => browser()],
];

const fastSteps = [
  ...checks,
  ['unit', () => jest(['unit'], { only: fast.unit })],
  ['build', build, '', BESIDE],
  ['db', () => dbOnEmbedded(fast.db)],
  ['api', () => apiOnEmbedded({ only: fast.api, printAtEnd: true }), '', BESIDE],
  ['e2e', () => browser(fast.e2e)],
];

function refuseUnknown() {
  const known = ['fast', ...allSteps.map(([name]) => name)];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`No such step: ${unknown.join(', ')}. There are ${[...new Set(known)].join(', ')}.`);
  process.exit(2);
}

function chosen() {
  if (wanted.length === 0) return allSteps;
  if (wanted.includes('fast')) return fastSteps;
  const needsBuild = wanted.some((name) => name === 'api' || name === 'e2e');
  return allSteps.filter(([name]) => wanted.includes(name) || (needsBuild && name === 'build'));
}

function prepare() {
  checkNode();
  process.chdir(root);
  install();
  generateClient();
  describeApi();
  return mkdir(output, { recursive: true });
}

function report() {
  console.log('\n');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  if (wanted.length === 0) {
    const missing = uncoveredRequirements();
    const all = requirementIds().length;
    console.log(
      `\nRequirements named by a test: ${all - missing.length} of ${all}. Not yet: ${missing.join(' ') || 'none'}`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

async function take([step, work, where]) {
  const name = where ? `${step} ${where}` : step;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const counted = await Promise.resolve()
    .then(work)
    .catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
  results.push({ name, ...counted, seconds: ((performance.now() - began) / 1000).toFixed(1) });
}

refuseUnknown();
await prepare();
let before = Promise.resolve();
for (const step of chosen()) {
  if (!step.includes(BESIDE)) await before;
  before = Promise.all([before, take(step)]);
}
await before;
process.exit(report());
