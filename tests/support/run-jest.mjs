import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../.config/prepare.mjs';
import { run } from './processes.mjs';

export const output = join(root, 'tests', '.output');

export const esmFlags = ['--experimental-vm-modules', '--no-warnings'];

let reports = 0;

/** A file that fails to load counts as failed. */
export async function runJest(projects, { env = {}, flags = [], passedOn = [], ...how } = {}) {
  reports += 1;
  const report = join(output, `jest-${reports}.json`);
  await rm(report, { force: true });
  const args = ['-c', 'tests/jest.config.mjs', '--selectProjects', ...projects, '--passWithNoTests', '--json'];
  const script = [...flags, 'node_modules/jest/bin/jest.js', ...args, `--outputFile=${report}`, ...passedOn];
  // With --json, Jest prints its report to standard output and the readable one to standard error.
  const code = await run(process.execPath, script, env, { hideOutput: true, ...how });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(await readFile(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
