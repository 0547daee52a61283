import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../../.config/prepare.mjs';

const SLOWEST = 10;
const MOST_FAILURES = 8;
const LAST_LINES = 12;

/** Prints the slowest suites of all steps. In a group (suite-groups.mjs), loading modules counts for no suite. */
export function printSlowest(results) {
  const suites = results.flatMap(({ name, seconds }) =>
    [...(seconds ?? [])].map(([path, durationSeconds]) => ({ name, path, took: durationSeconds })),
  );
  if (suites.length === 0) return;
  console.log('\nSlowest suites:');
  for (const { name, path, took } of suites.sort((a, b) => b.took - a.took).slice(0, SLOWEST))
    console.log(`${took.toFixed(1).padStart(7)} s  ${path} (${name})`);
}

const indentLines = (lines) => lines.map((line) => `    ${line}`).join('\n');

async function lastLines(log) {
  const text = log ? await readFile(log, 'utf8').catch(() => '') : '';
  return text.trimEnd().split('\n').slice(-LAST_LINES);
}

function printFailure({ name, message, files = [], repeat }) {
  console.log(`\n✗ ${name}`);
  console.log(indentLines([...message, ...files, ...(repeat ? [`again: ${repeat}`] : [])]));
}

export async function printFailures(results) {
  const failedResults = results.filter((result) => result.failed > 0);
  const failures = failedResults.flatMap((result) => result.failures ?? []);
  for (const failure of failures.slice(0, MOST_FAILURES)) printFailure(failure);
  if (failures.length > MOST_FAILURES) console.log(`\n… and ${failures.length - MOST_FAILURES} more`);
  for (const { name, log, failures: known = [] } of failedResults) {
    if (known.length === 0) printFailure({ name, message: await lastLines(log), repeat: `npm test -- ${name}` });
    if (log) console.log(`\nOutput of ${name}: ${relative(root, log)}`);
  }
}
