import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The only features that may read other features (their schema, queries and pure rules). The table only shrinks:
 * a new entry needs a record in docs/decisions.
 */
export const featureReads = {
  agenda: ['pets', 'routines', 'vaccinations', 'medications', 'appointments', 'vet-records', 'reminders'],
  medications: ['allergies'],
  'calendar-feed': ['appointments', 'routines', 'medications', 'vaccinations'],
  health: [
    'pets',
    'weights',
    'vaccinations',
    'vitals',
    'conditions',
    'allergies',
    'medications',
    'appointments',
    'documents',
  ],
  sharing: [
    'pets',
    'weights',
    'vaccinations',
    'vitals',
    'conditions',
    'allergies',
    'medications',
    'routines',
    'vet-records',
    'documents',
  ],
  passport: ['pets', 'vaccinations', 'medications', 'allergies', 'conditions', 'sharing', 'documents'],
  reminders: ['pets', 'routines', 'vaccinations', 'medications', 'appointments', 'vet-records'],
  routines: ['medications'],
  'vet-records': ['documents'],
  'visit-brief': ['pets', 'weights', 'vaccinations', 'medications', 'allergies', 'conditions', 'appointments'],
};

/** The same for what is shown: folder of `components` → feature folders of `components` and `lib` it may use. */
export const componentReads = {
  health: ['pets', 'weights', 'vaccinations', 'vitals', 'conditions', 'allergies', 'medications', 'documents'],
  deleted: ['weights'],
  agenda: ['pets', 'routines', 'vaccinations', 'medications', 'appointments', 'vet-records'],
  medications: ['documents'],
  routines: ['medications'],
  sharing: ['pets', 'allergies', 'medications', 'vaccinations', 'vitals', 'weights'],
  vaccinations: ['documents'],
  'vet-records': ['documents'],
  'visit-brief': ['pets', 'weights', 'vaccinations', 'medications'],
};

/** Folders of `components` that know no feature. */
const NEUTRAL = ['ui', 'forms', 'charts', 'shell'];
/** Folders of `lib` that are not features. */
const FOUNDATION = ['core', 'access'];

const anyOf = (names) => `(${names.length > 0 ? names.join('|') : '$none'})`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

function folders(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The rules that do not depend on which features exist. */
const fixedRules = [
  forbid('no-cycles', 'A cycle has no layers', {}, { circular: true }),
  forbid('resolvable', 'An import must lead somewhere', {}, { couldNotResolve: true }),
  forbid(
    'app-writes-in-routes-only',
    'Every write goes through the HTTP API',
    { path: '^app/', pathNot: '/route\\.ts$' },
    { path: '^lib/[^/]+/(mutations|collection|calls)\\.ts$' },
  ),
  forbid(
    'app-vocabulary',
    'Routing composes components, schemas, queries and rules',
    { path: '^app/' },
    { path: '^lib/(?!core/)[^/]+/(client|jobs|mail)(\\.tsx?$|/)' },
  ),
  forbid(
    'no-database-above-lib',
    'Queries and mutations own the database',
    { path: '^(app|components|middleware)' },
    { path: '^(lib/core/db|prisma)/' },
  ),
  forbid(
    'prisma-client',
    'Only queries, mutations, access and core speak to the database',
    { path: '^lib/', pathNot: '^lib/(core|access)/|^lib/[^/]+/(queries|mutations)\\.ts$' },
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
    { path: '^lib/[^/]+/(queries|mutations)\\.ts$' },
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
    { path: '^lib/(?!core/)[^/]+/(mutations|collection|calls|jobs|mail)\\.tsx?$|^lib/access/' },
  ),
  forbid('core-knows-no-pets', 'lib/core imports lib/core', { path: '^lib/core/' }, { path: '^lib/(?!core/)' }),
  forbid(
    'access-is-above-core',
    'lib/access imports lib/core',
    { path: '^lib/access/' },
    { path: '^lib/(?!core/|access/)' },
  ),
  forbid(
    'middleware-is-thin',
    'The middleware checks nothing that data decides',
    { path: '^middleware\\.ts$' },
    { path: '^(components|lib/(?!core/))' },
  ),
  forbid(
    'neutral-components',
    'ui, forms, charts and shell know no feature',
    { path: `^components/${anyOf(NEUTRAL)}/` },
    { path: `^components/(?!${anyOf(NEUTRAL)}/)|^lib/(?!core/)` },
  ),
];

/**
 * The rules of the architecture's table, made from the folder names.
 * @param {string} root repository root
 */
export function importRules(root) {
  const features = folders(join(root, 'lib')).filter((name) => !FOUNDATION.includes(name));
  const shown = folders(join(root, 'components')).filter((name) => !NEUTRAL.includes(name));
  return [
    ...fixedRules,
    ...features.flatMap((feature) => {
      const own = [...FOUNDATION, feature];
      const read = featureReads[feature] ?? [];
      return [
        forbid(
          `lib-${feature}`,
          'A feature sees itself, access and core; more only by the table featureReads',
          { path: `^lib/${feature}/` },
          { path: `^lib/(?!${anyOf([...own, ...read])}/)` },
        ),
        forbid(
          `lib-${feature}-reads`,
          'Of another feature only schema, queries and rules',
          { path: `^lib/${feature}/` },
          { path: `^lib/${anyOf(read)}/(mutations|collection|calls|client|jobs|mail)` },
        ),
      ];
    }),
    ...shown.map((folder) => {
      const read = componentReads[folder] ?? [];
      return forbid(
        `components-${folder}`,
        'Components of a feature see their own feature and the neutral folders; more only by the table componentReads',
        { path: `^components/${folder}/` },
        {
          path: `^components/(?!${anyOf([...NEUTRAL, folder, ...read])}/)|^lib/(?!${anyOf(['core', folder, ...read])}/)`,
        },
      );
    }),
  ];
}
