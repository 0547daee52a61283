import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../../.config/prepare.mjs';

const here = (path) => relative(root, path).replaceAll('\\', '/');

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

const plain = (text = '') =>
  text
    .replaceAll(COLORS, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:internal)/.test(line));

function shortenText(text) {
  const lines = plain(text);
  const at = lines.find((line) => /^\s+at /.test(line));
  const messageLines = lines.filter((line) => !/^\s+at /.test(line)).slice(0, 6);
  return [...messageLines, ...(at ? [at] : [])].map((line) => line.trim().replaceAll(root, '').slice(0, 180));
}

const quoteText = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const escapeText = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Path of a test's suite. In a group (suite-groups.mjs) it is the outermost title. */
function suiteOf(file, { ancestorTitles: [first = ''] }) {
  return /^tests\/.*\.test\.tsx?$/.test(first) ? first : file;
}

function jestFailure(step, file, test) {
  const suite = suiteOf(file, test);
  const titles = suite === file ? [...test.ancestorTitles, test.title] : [...test.ancestorTitles.slice(1), test.title];
  return {
    name: `${suite} › ${titles.join(' › ')}`,
    message: shortenText(test.failureMessages[0]),
    repeat: `npm test -- ${step} -- ${suite} -t ${quoteText(`${escapeText(titles.join(' '))}$`)}`,
  };
}

/** @param step name of the step of tests/run.mjs, for the command that repeats a test */
export function readJestReport({ testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites }, step) {
  const seconds = new Map();
  const failures = [];
  for (const { name, message, assertionResults, startTime, endTime } of testResults) {
    const file = here(name);
    if (assertionResults.length === 0 && message)
      failures.push({ name: file, message: shortenText(message), repeat: `npm test -- ${step} -- ${file}` });
    const isGroup = assertionResults.some((test) => suiteOf(file, test) !== file);
    if (!isGroup) seconds.set(file, (endTime - startTime) / 1000);
    for (const test of assertionResults) {
      const suite = suiteOf(file, test);
      if (isGroup) seconds.set(suite, (seconds.get(suite) ?? 0) + (test.duration ?? 0) / 1000);
      if (test.status === 'failed') failures.push(jestFailure(step, file, test));
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, failures, seconds };
}

/** Adds up the results of two runs of one step. */
export function addResults(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
    seconds: new Map([...(one.seconds ?? []), ...(other.seconds ?? [])]),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function playwrightFailure({ title, file, line }, { projectName, results }) {
  const { error, attachments = [] } = results.at(-1) ?? {};
  const path = `tests/e2e/${file}`;
  return {
    name: `${path}:${line} › ${title} (${projectName})`,
    message: shortenText(error?.message ?? 'did not run'),
    repeat: `npm test -- e2e -- ${path}:${line} --project=${projectName}`,
    files: attachments.filter(({ path: at }) => at).map(({ name, path: at }) => `${name}: ${here(at)}`),
  };
}

/** Counts skipped and flaky tests as failed, because they prove nothing. */
export function readPlaywrightReport({ suites, stats, errors }) {
  const seconds = new Map();
  const failures = errors.map(({ message }) => ({
    name: 'tests/e2e',
    message: shortenText(message),
    repeat: 'npm test -- e2e',
  }));
  for (const spec of suites.flatMap(specsOf)) {
    const path = `tests/e2e/${spec.file}`;
    for (const test of spec.tests) {
      const averageSeconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(path, (seconds.get(path) ?? 0) + averageSeconds);
      if (test.status !== 'expected') failures.push(playwrightFailure(spec, test));
    }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures,
    seconds,
  };
}

export async function readReport(file, code, readResults) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = readResults(JSON.parse(await readFile(file, 'utf8')));
  return results.failed === 0 && code !== 0 ? { ...results, failed: 1 } : results;
}
