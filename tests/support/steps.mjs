// Steps of `npm test` (tests/run.mjs). Each returns results in the shape of test-results.mjs.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkModels, nextProgram, root } from '../../.config/prepare.mjs';
import { migrateDatabase } from './app-server.mjs';
import { needChromium } from './chromium.mjs';
import { noonZone } from './noon-zone.mjs';
import { startPostgres } from './postgres.mjs';
import { run, runQuietly } from './processes.mjs';
import { esmFlags, output, runJest } from './run-jest.mjs';
import { groupSuites, raceTitles, suitesOf } from './suite-groups.mjs';
import { addResults, readPlaywrightReport, readReport } from './test-results.mjs';
import { withApp, withFolder } from './with-app.mjs';

const bin = (path, ...args) => [process.execPath, [join('node_modules', path), ...args]];

const runTool =
  (...args) =>
  async (options) => ({
    passed: 0,
    failed: 0,
    ...((await run(...args, {}, options)) === 0 ? { passed: 1 } : { failed: 1 }),
  });

/** Checks types. Next generates types of pages and routes, but does not delete those of removed routes. */
async function types(options) {
  for (const folder of ['.next/types', '.next/dev/types', 'tests/.output/next/dev/types'])
    await rm(join(root, folder), { recursive: true, force: true });
  await runQuietly(process.execPath, [nextProgram(), 'typegen']);
  return runTool(...bin('typescript/bin/tsc', '--noEmit'))(options);
}

function lint(options) {
  checkModels();
  return runTool(...bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'))(options);
}

let postgres;

function sharedPostgres() {
  postgres ??= startPostgres();
  return postgres;
}

export async function stopPostgres() {
  await (await postgres)?.stop();
}

async function migratedUrl(server, name) {
  const url = await server.createDatabase(name);
  await migrateDatabase({ DATA_DIR: output, DATABASE_URL: url });
  return url;
}

/**
 * @param selection filters of suites by project, and arguments of Playwright
 * @param passedOn arguments of the test runner; if any, suites run individually instead of in groups
 */
export function createSteps(selection, passedOn) {
  const jest = async (projects, filter, options) => {
    const suites =
      passedOn.length > 0
        ? undefined
        : projects.flatMap((name) => groupSuites(name, suitesOf(name).filter(filter), options.step));
    if (suites?.length === 0) return { passed: 0, failed: 0 };
    return runJest(projects, { ...options, passedOn, suites });
  };
  /** Runs the first suites whole, and only the race tests of the others. Arguments on the command line replace this choice. */
  const withRaces = async (runSuites, wholeSuites, suitesWithRaces, options) => {
    const results = await runSuites(wholeSuites, options);
    if (passedOn.length > 0) return results;
    return addResults(results, await runSuites(suitesWithRaces, { ...options, titles: raceTitles }));
  };
  const database = (filter, env, options) => jest(['db'], filter, { ...options, env, flags: esmFlags });
  const overHttp = (filter, options) => (env) => jest(['api'], filter, { ...options, env });

  return {
    types,
    lint,
    imports: runTool(process.execPath, ['.config/check-imports.mjs']),
    unused: runTool(...bin('knip/bin/knip.js', '--config', '.config/knip.json', '--treat-config-hints-as-errors')),
    build: runTool(process.execPath, ['.config/up.mjs', 'build']),

    unit: (options) => jest(selection.unitProjects, selection.unit, options),

    async db(options) {
      const server = await sharedPostgres();
      await migratedUrl(server, 'template');
      const env = { TEST_POSTGRES_URL: server.url(), TEST_POSTGRES_TEMPLATE: 'template' };
      return database(selection.db, env, options);
    },

    'db-embedded': (options) =>
      withFolder(async (folder) => {
        await migrateDatabase({ DATA_DIR: folder, DATABASE_URL: '' });
        const env = { TEST_EMBEDDED_TEMPLATE: folder, TEST_POSTGRES_URL: '' };
        const runSuites = (filter, how) => database(filter, env, how);
        return withRaces(runSuites, selection.dbEmbedded, selection.dbRaces, options);
      }),

    async api(options) {
      const databaseUrl = await (await sharedPostgres()).createDatabase('pawfolio');
      return withApp({ databaseUrl, logLevel: 'trace' }, overHttp(selection.api, options));
    },

    'api-embedded': (options) =>
      withApp({ logLevel: 'trace' }, (env) => {
        const runSuites = (filter, how) => overHttp(filter, how)(env);
        return withRaces(runSuites, selection.apiEmbedded, selection.apiRaces, options);
      }),

    dev: (options) => jest(['api'], selection.dev, options),

    async e2e(options) {
      const report = join(output, 'e2e.json');
      await rm(report, { force: true });
      const chromium = needChromium();
      const args = ['test', '-c', 'tests/playwright.config.mts', ...selection.e2e, ...passedOn];
      // The embedded database would slow down the app's process.
      const databaseUrl = await (await sharedPostgres()).createDatabase('pawfolio_browser');
      const code = await withApp({ databaseUrl }, (env) =>
        run(
          ...bin('@playwright/test/cli.js', ...args),
          { ...env, PLAYWRIGHT_CHROMIUM: chromium, BROWSER_ZONE: noonZone() },
          options,
        ),
      );
      return readReport(report, code, readPlaywrightReport);
    },
  };
}
