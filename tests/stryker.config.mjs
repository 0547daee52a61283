import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Folders without rules. `app` is copied, because without it Next does not configure Jest. */
const notCopied = [
  '.data',
  '.next',
  'components',
  'docs',
  'public',
  'tests/.output',
  'tests/api',
  'tests/db',
  'tests/e2e',
];

export default {
  plugins: ['@stryker-mutator/jest-runner', here('support/mutants-runner.mjs')],
  testRunner: 'jest-suites',
  coverageAnalysis: 'perTest',
  // Runs all suites of the folder, because Jest finds related tests only below its roots, which exclude the rules.
  jest: { projectType: 'custom', configFile: 'tests/support/mutants-jest.mjs', enableFindRelatedTests: false },
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  timeoutMS: 15_000,
  // Excluded: texts, which are only names and whose comparisons are mutated anyway, and empty objects and functions
  // without a return value, which the compiler rejects.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrowFunction'] },
  // Stryker would rewrite the file with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: notCopied.map((path) => `/${path}`),
  incremental: true,
  tempDirName: 'tests/.output/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  logLevel: 'warn',
  // Hides the warning that mutants of tables need all suites of the folder, because tables are computed at import.
  warnings: { slow: false },
};
