// npm run test:mutants [-- lib/records/vaccinations lib/access/rings.ts …]
// Mutates rules and checks that a unit test fails for each. A stopped run resumes from tests/.output/mutants.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { checkNode, generateClient, install, root } from '../.config/prepare.mjs';
import options from './stryker.config.mjs';
import { isOnServer, mutantFolders } from './support/mutant-folders.mjs';
import { withoutHarmless } from './support/mutant-list.mjs';
import { output } from './support/run-jest.mjs';
import { sources } from './support/sources.mjs';

// The same number as when the thresholds were set.
process.env.PROPERTY_RUNS ??= '1000';

const mutantsFolder = join(output, 'mutants');
const wantedPaths = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));

function stateOf({ files, tests }) {
  const hash = createHash('sha256').update(JSON.stringify([files, tests, options]));
  const suites = tests.map((path) => path.split('*')[0]);
  for (const { path, text } of sources(['lib', 'tests/support', 'tests/unit/lib'])) {
    const isRead = !path.startsWith('tests/unit/') || suites.some((suite) => path.startsWith(suite));
    if (isRead) hash.update(`${path}\0${text}\0`);
  }
  return hash.digest('hex');
}

function textAt(path, { start, end }) {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function toMutant({ fileName, location, mutatorName, replacement, status }) {
  const file = fileName.slice(fileName.indexOf('lib/'));
  const { line } = location.start;
  const within = readFileSync(file, 'utf8').split('\n')[line - 1].trim();
  return { file, line, within, kind: mutatorName, code: textAt(file, location), becomes: replacement, status };
}

const outcome = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'unreached' };

/**
 * Deletes survivors from the report, so that they run again. All suites reach a table, so Stryker can't find the suites
 * that may kill its mutants.
 */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of Object.values(report.files)) one.mutants = one.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(file, JSON.stringify(report));
}

/** Excludes `lib` from Jest's roots, because listing it before each mutant would take as long as the tests. */
function jestConfig(tests) {
  const patterns = tests.map((path) => `<rootDir>/${path}`);
  return { roots: [...new Set(patterns.map((path) => dirname(path.replace('**/*', ''))))], testMatch: patterns };
}

async function tryOut({ folder, files, tests }) {
  const incrementalFile = join(mutantsFolder, `${folder.replaceAll('/', '-')}.stryker.json`);
  forgetSurvivors(incrementalFile);
  const results = await new Stryker({
    ...options,
    mutate: files,
    incrementalFile,
    jest: { ...options.jest, config: jestConfig(tests) },
  }).runMutationTest();
  return results
    .filter(({ status }) => status in outcome)
    .map((result) => ({ ...toMutant(result), status: outcome[result.status] }))
    .filter(({ file, status }) => status !== 'unreached' || !isOnServer(file));
}

async function mutantsOf(part) {
  const file = join(mutantsFolder, `${part.folder.replaceAll('/', '-')}.json`);
  const state = stateOf(part);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (before.state === state) return before.mutants;
  const mutants = await tryOut(part);
  if (part.isWhole) writeFileSync(file, JSON.stringify({ state, mutants }));
  return mutants;
}

function printScore({ folder, aim }, mutants, seconds) {
  const killedCount = mutants.filter(({ status }) => status === 'killed').length;
  const score = mutants.length === 0 ? 100 : (100 * killedCount) / mutants.length;
  const mark = score >= aim ? '✓' : '✗';
  console.log(`${mark} ${folder.padEnd(30)} ${score.toFixed(1)} % of ${mutants.length} (aim ${aim} %, ${seconds} s)`);
  return score >= aim;
}

checkNode();
process.chdir(root);
install();
generateClient();
await mkdir(mutantsFolder, { recursive: true });
await rm(options.tempDirName, { recursive: true, force: true });

const parts = mutantFolders(wantedPaths);
if (parts.length === 0) {
  console.error(`No rules in ${wantedPaths.join(', ')}: see tests/support/mutant-folders.mjs.`);
  process.exit(2);
}

let failedCount = 0;
const survivors = [];
for (const part of parts) {
  const began = performance.now();
  const mutants = await mutantsOf(part).catch((error) => console.error(`${part.folder}: ${error.message}`));
  if (!mutants) {
    failedCount += 1;
    continue;
  }
  const { counted, stale } = withoutHarmless(mutants, part);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  if (!printScore(part, counted, seconds)) failedCount += 1;
  for (const line of stale) console.error(`  no such survivor any more: ${line}`);
  failedCount += stale.length;
  survivors.push(...counted.filter(({ status }) => status !== 'killed'));
}

const lines = survivors.map(
  ({ file, line, kind, status, code, becomes }) => `${file}:${line} ${kind} ${status}\n  - ${code}\n  + ${becomes}\n`,
);
writeFileSync(join(output, 'mutants.txt'), lines.join('\n'));
console.log(`\n${survivors.length} survived: tests/.output/mutants.txt`);
process.exit(failedCount === 0 ? 0 : 1);
