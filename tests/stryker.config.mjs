import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What no rule is made of. Next refuses to configure Jest without `app`. */
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
  // Jest would look for them among the files below its roots, where the rules are not: all suites of the folder are asked.
  jest: { projectType: 'custom', configFile: 'tests/support/mutants-jest.mjs', enableFindRelatedTests: false },
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  timeoutMS: 15_000,
  // A text only names something, and the mutants of its comparison are tried. An empty object and a function without
  // an answer are what the compiler refuses.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrowFunction'] },
  // Stryker would rewrite it by an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: notCopied.map((path) => `/${path}`),
  incremental: true,
  tempDirName: 'tests/.output/stryker',
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  logLevel: 'warn',
  // Tables of a module are worked out once, so that all suites of its folder have to be asked: they are to be tried too.
  warnings: { slow: false },
};
