// npm test: everything, in the order in which a failure is cheapest to find, going on after a failure.
//   npm test -- unit components        only these steps
//   npm test -- e2e -- -g 'a share'    what follows goes to the test runner
// Steps: types lint imports unused unit build db api e2e, and `check` for the first four.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, describeApi, generateClient, install, root } from '../.config/prepare.mjs';
import { migrateDatabase, startApp } from './support/app-server.mjs';
import { needChromium } from './support/chromium.mjs';
import { startPostgres } from './support/postgres.mjs';
import { run, runQuietly } from './support/processes.mjs';
import { requirementIds, uncoveredRequirements } from './support/requirements.mjs';

const [wanted, passedOn] = splitArguments(process.argv.slice(2));
const output = join(root, 'tests', '.output');
const results = [];
let reports = 0;

function splitArguments(args) {
  const at = args.indexOf('--');
  const names = (at < 0 ? args : args.slice(0, at)).flatMap((name) =>
    name === 'check' ? ['types', 'lint', 'imports', 'unused'] : [name],
  );
  return [names, at < 0 ? [] : args.slice(at + 1)];
}

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

/** A checker counts as one test. */
async function checker([command, args]) {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Next declares the types of pages and routes in generated files. */
async function types() {
  await runQuietly(...bin('next/dist/bin/next', 'typegen'));
  return checker(bin('typescript/bin/tsc', '--noEmit'));
}

async function jest(projects, { env = {}, flags = [], ...options } = {}) {
  reports += 1;
  const report = join(output, `jest-${reports}.json`);
  await rm(report, { force: true });
  const args = ['-c', 'tests/jest.config.mjs', '--selectProjects', ...projects, '--passWithNoTests', '--json'];
  const script = [...flags, 'node_modules/jest/bin/jest.js', ...args, `--outputFile=${report}`, ...passedOn];
  // Jest prints its report to standard output too when asked for --json: the readable one goes to standard error.
  const code = await run(process.execPath, script, env, { hideOutput: true, ...options });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(await readFile(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function withPostgres(work) {
  const postgres = await startPostgres();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

async function withFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-template-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whom tests/support/admins.ts signs in. */
const admin = { email: 'admin@example.com', password: 'nine purple umbrellas' };

/** What the reminders are worked out with over HTTP, and which push service of a test may be called. */
const reminders = { CRON_SECRET: 'a-secret-for-tests-of-the-clock', PUSH_HOSTS: '127.0.0.1' };

async function withApp(options, work) {
  const app = await startApp({ ...options, admin, env: reminders });
  try {
    return await work({
      APP_BASE_URL: app.url,
      APP_PID: String(app.child.pid),
      APP_LOG: app.logFile,
      APP_DATA_DIR: app.dataDir,
      APP_DATABASE_URL: options.databaseUrl ?? '',
      APP_ADMIN_EMAIL: admin.email,
      APP_ADMIN_PASSWORD: admin.password,
      APP_CRON_SECRET: reminders.CRON_SECRET,
    });
  } finally {
    const endedByItself = app.child.exitCode !== null || app.child.signalCode !== null;
    if (endedByItself) console.error(`The app did not live through its tests: ${app.logFile}`);
    await app.stop();
  }
}

const overHttp = (options) => (env) => jest(['api'], { env, ...options });
const overDatabase = (env) => jest(['db'], { env, flags: ['--experimental-vm-modules', '--no-warnings'] });

function dbOnEmbedded() {
  return withFolder(async (folder) => {
    await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: '' });
    return overDatabase({ TEST_EMBEDDED_TEMPLATE: folder, TEST_POSTGRES_URL: '' });
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

function apiOnPostgres() {
  return withPostgres(async (postgres) =>
    withApp(
      { databaseUrl: await postgres.createDatabase('pawfolio'), logLevel: 'trace' },
      overHttp({ printAtEnd: true }),
    ),
  );
}

function onceBuilt() {
  build();
  return { passed: 1, failed: 0 };
}

async function browser() {
  if (!existsSync(join(root, 'tests', 'e2e'))) return { passed: 0, failed: 0 };
  const report = join(output, 'e2e.json');
  await rm(report, { force: true });
  const chromium = needChromium();
  const args = bin('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.mts', ...passedOn);
  const code = await withApp({ logLevel: 'trace' }, (env) => run(...args, { ...env, PLAYWRIGHT_CHROMIUM: chromium }));
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  // A test that was skipped or passed at the second try has not shown that the thing works.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Runs while the step before it does: each of them waits for the one thread of its server. */
const BESIDE = 'beside';

const steps = [
  ['types', types],
  ['lint', () => checker(bin('@biomejs/biome/bin/biome', 'check', '.'))],
  ['imports', () => checker([process.execPath, ['.config/check-imports.mjs']])],
  ['unused', () => checker(bin('knip/bin/knip.js', '--config', '.config/knip.json'))],
  ['unit', () => jest(['unit', 'components'])],
  ['build', onceBuilt],
  ['db', dbOnEmbedded],
  ['db', dbOnPostgres, 'on Postgres'],
  ['api', () => withApp({ logLevel: 'trace' }, overHttp())],
  ['api', apiOnPostgres, 'on Postgres', BESIDE],
  ['e2e', browser],
];

/** Steps that need a build make one when their own step was not asked for. */
function chosen() {
  if (wanted.length === 0) return steps;
  const needsBuild = wanted.some((name) => name === 'api' || name === 'e2e');
  return steps.filter(([name]) => wanted.includes(name) || (needsBuild && name === 'build'));
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

await prepare();
let before = Promise.resolve();
for (const step of chosen()) {
  if (!step.includes(BESIDE)) await before;
  before = Promise.all([before, take(step)]);
}
await before;
process.exit(report());
