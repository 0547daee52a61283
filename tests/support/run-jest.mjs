import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../.config/prepare.mjs';
import { run } from './processes.mjs';
import { readJestReport, readReport } from './test-results.mjs';

export const output = join(root, 'tests', '.output');

export const esmFlags = ['--experimental-vm-modules', '--no-warnings'];

let reports = 0;

/**
 * Runs Jest. A file that fails to load counts as failed.
 * @param suites paths of suites or groups of suites (suite-groups.mjs); by default, `passedOn` chooses
 * @param titles pattern of the titles to run; by default all
 * @param step name in the command that repeats a failed test
 */
export async function runJest(projects, { env = {}, flags = [], passedOn = [], suites, titles, step, ...how } = {}) {
  reports += 1;
  const report = join(output, `jest-${reports}.json`);
  await rm(report, { force: true });
  const args = ['-c', 'tests/jest.config.mjs', '--selectProjects', ...projects, '--passWithNoTests', '--json'];
  const chosenArguments = suites ? [...(titles ? ['-t', titles] : []), '--runTestsByPath', ...suites] : passedOn;
  const script = [...flags, 'node_modules/jest/bin/jest.js', ...args, `--outputFile=${report}`, ...chosenArguments];
  const variables = suites ? { ...env, TEST_GROUPS: '1' } : env;
  // With --json, Jest prints its report to standard output and the readable one to standard error.
  const code = await run(process.execPath, script, variables, { hideOutput: true, ...how });
  return readReport(report, code, (results) => readJestReport(results, step));
}
