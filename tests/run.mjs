// npm test: runs all steps and continues after a failure.
//   npm test -- unit db                only these steps
//   npm test -- e2e -- -g 'a share'    arguments of the test runner
//   npm test -- fast                   suites of tests/support/fast.mjs
// `check` means types, lint, imports and unused.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNode, describeApi, generateClient, install, root } from '../.config/prepare.mjs';
import { watchProcessors } from './support/processors.mjs';
import { requirementIds, uncoveredRequirements } from './support/requirements.mjs';
import { output } from './support/run-jest.mjs';
import { quick, whole } from './support/selections.mjs';
import { createSteps, stopPostgres } from './support/steps.mjs';
import { printFailures, printSlowest } from './support/test-summary.mjs';

const checks = ['types', 'lint', 'imports', 'unused'];

/** Lanes of a stage run in parallel. The browser and the development server keep both processors busy. */
const stages = [
  [
    // Sequential, because both steps write the types of pages and routes.
    ['types', 'build', 'api', 'api-embedded'],
    ['lint', 'imports', 'unused', 'unit', 'db', 'db-embedded'],
  ],
  [['e2e']],
  [['dev']],
];
const leftOutOfFast = ['db-embedded', 'api-embedded', 'dev'];
const needBuild = ['api', 'api-embedded', 'e2e'];

const known = stages.flat(2);

function splitArguments(args) {
  const at = args.indexOf('--');
  const names = (at < 0 ? args : args.slice(0, at)).flatMap((name) => (name === 'check' ? checks : [name]));
  return [names, at < 0 ? [] : args.slice(at + 1)];
}

const [wanted, passedOn] = splitArguments(process.argv.slice(2));
const isFast = wanted.includes('fast');
const isWhole = wanted.length === 0;

const unknown = wanted.filter((name) => name !== 'fast' && !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(2);
}

function isChosen(name) {
  if (isWhole) return true;
  if (isFast) return !leftOutOfFast.includes(name);
  return wanted.includes(name) || (name === 'build' && wanted.some((one) => needBuild.includes(one)));
}

const chosen = known.filter(isChosen);
const steps = createSteps(isFast ? quick : whole, passedOn);
const results = [];
let build = Promise.resolve();

async function runStep(name) {
  if (needBuild.includes(name)) await build;
  // Writes to log files, because the lines of parallel runners would mix.
  const log = chosen.length > 2 ? join(output, `${name}.log`) : undefined;
  if (log) await rm(log, { force: true });
  console.log(`… ${name}`);
  const began = performance.now();
  const counts = await Promise.resolve({ step: name, log })
    .then(steps[name])
    .catch((error) => ({ passed: 0, failed: 1, failures: [{ name, message: [error.message] }] }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  results.push({ name, took: seconds, log, ...counts });
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(13)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
}

async function runLane(names) {
  for (const name of names.filter((one) => chosen.includes(one))) {
    const running = runStep(name);
    if (name === 'build') build = running;
    await running;
  }
}

function reportRequirements() {
  const missing = uncoveredRequirements();
  const all = requirementIds().length;
  console.log(
    `\nRequirements named by a test: ${all - missing.length} of ${all}. Not yet: ${missing.join(' ') || 'none'}`,
  );
}

checkNode();
process.chdir(root);
install();
generateClient();
describeApi();
await mkdir(output, { recursive: true });

const began = performance.now();
const idle = watchProcessors();
try {
  for (const stage of stages) await Promise.all(stage.map(runLane));
} finally {
  await stopPostgres();
}

printSlowest(results);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n${minutes} minutes; idle processors: ${idle()
    .map((share) => `${share} %`)
    .join(', ')}`,
);
if (isWhole) reportRequirements();
await printFailures(results);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
