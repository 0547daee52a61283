// Suites of each test command, as filters by Jest project.
import { fast } from './fast.mjs';
import { dependsOnDatabase } from './suite-groups.mjs';

const every = () => true;
const none = () => false;

/** Has a separate step, because it compiles each page it opens. */
const isOfDevServer = ({ path }) => path === 'tests/api/dev-server.test.ts';

/** `npm test`: all suites on Postgres, and database-dependent suites on the embedded database. */
export const whole = {
  unitProjects: ['unit', 'components'],
  unit: every,
  db: every,
  dbEmbedded: dependsOnDatabase,
  api: (suite) => !isOfDevServer(suite),
  apiEmbedded: dependsOnDatabase,
  dev: isOfDevServer,
  e2e: [],
};

/** `npm run test:fast` (docs/decisions/test-fast.md). */
export const quick = {
  unitProjects: ['unit'],
  unit: ({ path }) => !fast.slowRules.includes(path),
  db: ({ path }) => fast.db.includes(path),
  dbEmbedded: none,
  api: ({ path }) => fast.api.includes(path),
  apiEmbedded: none,
  dev: none,
  e2e: fast.e2e,
};

/** `npm run test:long`: suites on the embedded database that `npm test` runs only on Postgres. */
export const elsewhere = {
  ...whole,
  dbEmbedded: (suite) => !dependsOnDatabase(suite),
  apiEmbedded: (suite) => !dependsOnDatabase(suite) && !isOfDevServer(suite),
};
