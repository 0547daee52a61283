// Suites of each test command, as filters by Jest project.
import { fast } from './fast.mjs';
import { dependsOnDatabase, hasRaces } from './suite-groups.mjs';

const every = () => true;
const none = () => false;

/** Has a separate step, because it compiles each page it opens. */
const isOfDevServer = ({ path }) => path === 'tests/api/dev-server.test.ts';

/** `npm test`: all suites on Postgres, and on the embedded database what depends on the database. */
export const whole = {
  unitProjects: ['unit', 'components'],
  unit: every,
  db: every,
  dbEmbedded: dependsOnDatabase,
  dbRaces: hasRaces,
  api: (suite) => !isOfDevServer(suite),
  apiEmbedded: dependsOnDatabase,
  apiRaces: hasRaces,
  dev: isOfDevServer,
  e2e: [],
};

/** `npm run test:fast` (docs/decisions/test-fast.md). */
export const quick = {
  unitProjects: ['unit'],
  unit: ({ path }) => !fast.slowRules.includes(path),
  db: ({ path }) => fast.db.includes(path),
  dbEmbedded: none,
  dbRaces: none,
  api: ({ path }) => fast.api.includes(path),
  apiEmbedded: none,
  apiRaces: none,
  dev: none,
  e2e: fast.e2e,
};

/** `npm run test:long`: suites on the embedded database that `npm test` runs only on Postgres. */
export const elsewhere = {
  ...whole,
  dbEmbedded: (suite) => !dependsOnDatabase(suite),
  dbRaces: none,
  apiEmbedded: (suite) => !dependsOnDatabase(suite) && !isOfDevServer(suite),
  apiRaces: none,
};
