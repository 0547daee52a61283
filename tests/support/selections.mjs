// Suites that a run of tests chooses, as filters by Jest project.
import { fast } from './fast.mjs';
import { dependsOnDatabase } from './suite-groups.mjs';

const every = () => true;
const none = () => false;

/** `npm test`: everything on Postgres, and on the embedded database what depends on it. */
export const whole = {
  unitProjects: ['unit', 'components'],
  unit: every,
  db: every,
  dbEmbedded: dependsOnDatabase,
  api: every,
  apiEmbedded: dependsOnDatabase,
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
  e2e: fast.e2e,
};

/** `npm run test:long`: on the embedded database, what `npm test` runs on Postgres alone. */
export const elsewhere = {
  ...whole,
  dbEmbedded: (suite) => !dependsOnDatabase(suite),
  apiEmbedded: (suite) => !dependsOnDatabase(suite),
};
