// Suites that a run of tests chooses, as filters by Jest project.
import { fast } from './fast.mjs';
import { dependsOnDatabase } from './suite-groups.mjs';

const every = () => true;
const none = () => false;

/** Compiles each page that it opens, so that it has a step of its own. */
const isOfDevServer = ({ path }) => path === 'tests/api/dev-server.test.ts';

/** `npm test`: everything on Postgres, and on the embedded database what depends on it. */
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

/** `npm run test:long`: on the embedded database, what `npm test` runs on Postgres alone. */
export const elsewhere = {
  ...whole,
  dbEmbedded: (suite) => !dependsOnDatabase(suite),
  apiEmbedded: (suite) => !dependsOnDatabase(suite) && !isOfDevServer(suite),
};
