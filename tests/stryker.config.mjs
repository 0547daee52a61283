import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Folders without rules. `app` is copied, because Next refuses to configure Jest without it. */
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
  // All suites of the folder run: Jest finds related tests only below its roots, which exclude the rules.
  jest: { projectType: 'custom', configFile: 'tests/support/mutants-jest.mjs', enableFindRelatedTests: false },
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  timeoutMS: 15_000,
  // Texts are only names, and mutants of their comparisons are tried. The compiler rejects empty objects and
  // functions without a return value.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrowFunction'] },
  // Stryker would rewrite it with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: notCopied.map((path) => `/${path}`),
  incremental: true,
  tempDirName: 'tests/.output/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  logLevel: 'warn',
  // Tables are computed once per module, so their mutants need all suites of the folder. They are tried anyway.
  warnings: { slow: false },
};
