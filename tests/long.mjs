// npm run test:long [-- properties | databases | embedded | postgres | engines | image | outbox | updates | mutants] [-- arguments of the test runner]
import { mkdir } from 'node:fs/promises';
import { build } from '../.config/build.mjs';
import { checkNode, generateClient, install, root } from '../.config/prepare.mjs';
import { needChromium } from './support/chromium.mjs';
import { noonZone } from './support/noon-zone.mjs';
import { run } from './support/processes.mjs';
import { esmFlags, output, runJest } from './support/run-jest.mjs';
import { elsewhere, whole } from './support/selections.mjs';
import { createSteps } from './support/steps.mjs';
import { withApp, withPostgres } from './support/with-app.mjs';
import { withNewerBuild } from './updates/newer-build.mjs';

const LIMIT_MS = 60 * 60_000;
const args = process.argv.slice(2);
const at = args.indexOf('--');
const wantedSuites = at < 0 ? args : args.slice(0, at);
const passedOn = at < 0 ? [] : args.slice(at + 1);

// Sequential, because these tests measure time and kill servers that others would use.
const options = { flags: esmFlags, passedOn: ['--runInBand', ...passedOn], limitMs: LIMIT_MS };
const long = (env) => runJest(['long'], { ...options, env });
async function programIn(env, script) {
  const code = await run(process.execPath, script, env, { limitMs: LIMIT_MS });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const program = (...script) => programIn({}, script);

async function databases() {
  const steps = createSteps(elsewhere, passedOn);
  const db = await steps['db-embedded']({ step: 'db-embedded', limitMs: LIMIT_MS });
  const api = await steps['api-embedded']({ step: 'api-embedded', limitMs: LIMIT_MS });
  return { passed: db.passed + api.passed, failed: db.failed + api.failed };
}

const properties = () => {
  process.env.PROPERTY_RUNS = '5000';
  return createSteps(whole, passedOn).unit({ step: 'unit', limitMs: LIMIT_MS });
};

const updates = () =>
  withNewerBuild((folder) => {
    const env = { OLDER_BUILD: root, NEWER_BUILD: folder };
    const places = { PLAYWRIGHT_CHROMIUM: needChromium(), BROWSER_ZONE: noonZone() };
    const script = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/updates.config.mts', ...passedOn];
    return programIn({ ...env, ...places }, script);
  });

const proofs = {
  properties,
  databases,
  embedded: () => withApp({}, long),
  postgres: () =>
    withPostgres(async (postgres) => withApp({ databaseUrl: await postgres.createDatabase('pawfolio') }, long)),
  engines: () => program('tests/engines.mjs'),
  image: () => program('tests/image.mjs'),
  outbox: () => program('--import', 'tsx', 'tests/outbox/run.ts'),
  updates,
  mutants: () => program('tests/mutants.mjs'),
};

checkNode();
process.chdir(root);
install();
generateClient();
await mkdir(output, { recursive: true });
await build();

const sum = { passed: 0, failed: 0 };
for (const [name, work] of Object.entries(proofs)) {
  if (wantedSuites.length > 0 && !wantedSuites.includes(name)) continue;
  console.log(`\n── long, ${name}`);
  const began = performance.now();
  const { passed, failed } = await work().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${passed} passed, ${failed} failed (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
