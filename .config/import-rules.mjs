import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const BELOW_COLLECTIONS = ['access', 'browser', 'versions', 'page-context', 'core'];
const BELOW_RECORDS = ['collections', ...BELOW_COLLECTIONS];
const BELOW_SHARING = ['records', ...BELOW_RECORDS];
const BELOW_REMINDERS = ['sharing', ...BELOW_SHARING];

/** Floors, each with the floors it may import. */
export const floors = {
  core: [],
  'page-context': ['core'],
  versions: ['page-context', 'core'],
  browser: ['versions', 'core'],
  server: ['core'],
  access: ['page-context', 'core'],
  collections: BELOW_COLLECTIONS,
  records: BELOW_RECORDS,
  sharing: BELOW_SHARING,
  reminders: BELOW_REMINDERS,
  overviews: ['reminders', ...BELOW_REMINDERS],
  accounts: BELOW_RECORDS,
  site: BELOW_RECORDS,
};

/** Floors with a folder per feature. */
const FEATURES = ['records', 'sharing', 'overviews', 'accounts', 'site'];

/** Floors with a single feature. */
const SINGLE = ['reminders'];

const ABOVE_COLLECTIONS = [...FEATURES, ...SINGLE];
const NEUTRAL = ['ui', 'ornaments', 'loading', 'collections', 'forms', 'charts', 'consent', 'install', 'shell'];

/** Features that may import others of their floor. Avoid new entries: each needs a record in docs/decisions. */
export const exceptions = {
  'accounts/access-tokens': ['passwords'],
  'accounts/passkeys': ['passwords'],
  'overviews/quick-add': ['agenda'],
  'records/expenses': ['documents'],
  'records/measures': ['lab-reports'],
  'records/medications': ['allergies', 'documents', 'pets'],
  'records/routines': ['medications'],
  'records/treatments': ['weights'],
  'records/vaccinations': ['documents'],
  'records/vet-records': ['documents', 'expenses'],
  'sharing/pet-import': ['imports'],
  'sharing/papers': ['imports'],
  'sharing/photo-import': ['imports', 'pet-import'],
  'sharing/stays': ['links'],
  'sharing/table-import': ['imports'],
};

/** Writes of sitters, vets, imports and buttons use the same rules as members' writes. */
const WRITES_BELOW =
  '(?:sharing/(?:proposals|stays|pet-import|table-import|imports|papers)/|reminders/mutations/buttons\\.ts$)';

const anyOf = (names) => `(?:${names.length > 0 ? names.join('|') : '$none'})`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const filesOfFeatures = (names) => `^lib/(?:${anyOf(FEATURES)}/[^/]+|${anyOf(SINGLE)})/${anyOf(names)}(?:\\.tsx?$|/)`;
const ON_THE_SERVER = ['queries', 'mutations', 'reminder-source', 'collection', 'calls', 'jobs', 'mail'];
const WITH_DATABASE = ['queries', 'mutations', 'reminder-source'];
const WRITING = ['mutations', 'collection', 'calls', 'jobs', 'mail'];

function folders(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const fixedRules = [
  forbid('no-cycles', 'A cycle has no layers', {}, { circular: true }),
  forbid('resolvable', 'An import must lead somewhere', {}, { couldNotResolve: true }),
  forbid(
    'app-writes-in-routes-only',
    'Every write goes through the HTTP API',
    { path: '^app/', pathNot: '/route\\.ts$' },
    { path: filesOfFeatures(['mutations', 'collection', 'calls']) },
  ),
  forbid(
    'app-vocabulary',
    'Routing composes components, schemas, queries and rules',
    { path: '^app/' },
    { path: filesOfFeatures(['client', 'jobs', 'mail']) },
  ),
  forbid(
    'no-database-above-lib',
    'Queries and mutations own the database',
    { path: '^(app|components|middleware)' },
    { path: '^(lib/core/db|prisma)/' },
  ),
  forbid(
    'prisma-client',
    'Of a feature only queries, mutations and the source of reminders speak to the database',
    { path: '^lib/', pathNot: `^lib/(core|server|access|collections)/|${filesOfFeatures(WITH_DATABASE)}` },
    { path: '^(prisma|lib/core/db)/|node_modules/@prisma/' },
  ),
  forbid(
    'next-auth',
    'One place knows the sign-in library',
    { pathNot: '^lib/core/auth/' },
    { path: 'node_modules/(next-auth|@auth)/' },
  ),
  forbid(
    'data-without-request',
    'What data is read depends on the proof, never on the request',
    { path: filesOfFeatures(WITH_DATABASE) },
    { path: 'node_modules/next/(headers|server|navigation)' },
  ),
  forbid(
    'no-tests-in-product',
    'The product does not know its tests',
    { path: '^(app|components|lib|prisma|middleware)' },
    { path: '^tests/' },
  ),
  forbid(
    'no-development-packages',
    'What the product imports is installed in production',
    { path: '^(app|components|lib|middleware)' },
    { dependencyTypes: ['npm-dev'] },
  ),
  forbid('lib-is-below', 'lib does not know what shows it', { path: '^lib/' }, { path: '^(app|components)/' }),
  forbid(
    'components-are-below',
    'components do not know where they are reached',
    { path: '^components/' },
    { path: '^app/' },
  ),
  forbid(
    'components-read-only',
    'Components write through the API client',
    { path: '^components/' },
    { path: `${filesOfFeatures(WRITING)}|^lib/access/|^lib/collections/(?!(?:client|form-values)\\.ts$|columns/)` },
  ),
  forbid(
    'middleware-is-thin',
    'The middleware checks nothing that data decides',
    { path: '^middleware\\.ts$' },
    { path: '^(components|lib/(?!core/|browser/))' },
  ),
  forbid(
    'server-is-the-entry',
    'Only the entry and the start of the process know lib/server',
    { pathNot: '^(lib/server/|instrumentation-node\\.ts$)' },
    { path: '^lib/server/' },
  ),
  forbid(
    'browser-without-server',
    'What runs in browsers has no database, session or file of the server',
    { path: '^lib/browser/' },
    { path: '^lib/core/(auth|backup|db|jobs|mail|pdf|push|runtime|security|storage)/' },
  ),
  forbid(
    'server-without-browser',
    'What runs on the server has no state of a page',
    { path: filesOfFeatures(ON_THE_SERVER) },
    { path: '^lib/browser/' },
  ),
  forbid(
    'neutral-components',
    'The kits below the features know none of them',
    { path: `^components/${anyOf(NEUTRAL)}/` },
    { path: `^components/(?!${anyOf(NEUTRAL)}/)|^lib/${anyOf(ABOVE_COLLECTIONS)}/` },
  ),
  forbid(
    'overviews-read',
    'Overviews read; what writes is a record, sharing or a reminder',
    { path: '^(app|components|lib)/' },
    { path: '^lib/overviews/[^/]+/mutations' },
  ),
  {
    ...forbid(
      'no-folder-cycles',
      'Folders stand on each other too',
      { path: '^(lib|components)/' },
      { circular: true },
    ),
    scope: 'folder',
  },
];

function floorRules(floor) {
  const below = anyOf([floor, ...floors[floor]]);
  const rules = [
    forbid(
      `${floor}-floor`,
      'Floors import only those below them',
      { path: `^lib/${floor}/` },
      { path: `^lib/(?!${below}/)` },
    ),
  ];
  if (!ABOVE_COLLECTIONS.includes(floor)) return rules;
  const above = ABOVE_COLLECTIONS.filter((other) => other !== floor && !floors[floor].includes(other));
  rules.push(
    forbid(
      `${floor}-components`,
      'Components stand on the same floors as what they show',
      { path: `^components/${floor}/` },
      { path: `^(?:components|lib)/${anyOf(above)}/` },
    ),
  );
  return [...rules, ...(SINGLE.includes(floor) ? readsOnly(floor, `^lib/${floor}/`) : featureRules(floor))];
}

/** @param {string} own files of the feature that may import its writes */
const readsOnly = (floor, from, own = from) => [
  forbid(
    `${floor}-reads`,
    'Of another feature only schema, queries and rules',
    { path: from, pathNot: `^lib/${WRITES_BELOW}` },
    { path: filesOfFeatures([...WRITING, 'client']), pathNot: own },
  ),
];

function featureRules(floor) {
  const excepted = Object.keys(exceptions)
    .filter((feature) => feature.startsWith(`${floor}/`))
    .map((feature) => feature.slice(floor.length + 1));
  return [
    forbid(
      `${floor}-features`,
      'Features of one floor do not know each other; more only by the table of exceptions',
      { path: `^(?:components|lib)/${floor}/([^/]+)/`, pathNot: `^(?:components|lib)/${floor}/${anyOf(excepted)}/` },
      { path: `^(?:components|lib)/${floor}/(?!$1/)` },
    ),
    ...readsOnly(floor, `^lib/${floor}/([^/]+)/`, `^lib/${floor}/$1/`),
    ...excepted.map((feature) => {
      const read = anyOf([feature, ...exceptions[`${floor}/${feature}`]]);
      return forbid(
        `${floor}-${feature}`,
        'Features of one floor do not know each other; more only by the table of exceptions',
        { path: `^(?:components|lib)/${floor}/${feature}/` },
        { path: `^(?:components|lib)/${floor}/(?!${read}/)` },
      );
    }),
  ];
}

/** @param {string} root repository root @throws Error for a folder outside the floors */
export function importRules(root) {
  const found = { lib: folders(join(root, 'lib')), components: folders(join(root, 'components')) };
  const expected = { lib: Object.keys(floors), components: [...NEUTRAL, ...ABOVE_COLLECTIONS] };
  const others = Object.keys(found).flatMap((top) =>
    found[top].filter((name) => !expected[top].includes(name)).map((name) => `${top}/${name}`),
  );
  if (others.length > 0) throw new Error(`On no floor of .config/import-rules.mjs: ${others.join(', ')}`);
  return [...fixedRules, ...Object.keys(floors).flatMap(floorRules)];
}
