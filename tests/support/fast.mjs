// Suites of `npm run test:fast` (docs/decisions/test-fast.md).

/** Suites that measure growth, draw PDFs, wait or compare thousands of cases: two thirds of the time of all rules. */
const slowRules = [
  'structure/expressions',
  'lib/core/backup/backup-seal',
  'lib/core/calendar/icalendar',
  'lib/core/calendar/icalendar-zone',
  'lib/core/push/push-service',
  'lib/core/text/long-texts',
  'lib/overviews/agenda/order',
  'lib/sharing/calendar-feed/repeated-events',
  'lib/overviews/passport/draw-passport',
  'lib/overviews/passport/draw-poster',
  'lib/overviews/passport/passport',
  'lib/overviews/passport/scripts',
  'lib/reminders/due-moments',
  'lib/sharing/links/finder-text',
  'lib/records/appointments/moved',
  'lib/records/appointments/series',
  'lib/records/documents/file-name',
  'lib/records/pets/microchip',
  'lib/records/pets/passport-line',
  'lib/records/routines/day-arc',
  'lib/records/training/progress',
  'lib/records/vaccinations/schedule-properties',
  'lib/records/weights/trend',
  'lib/server/guarded-server',
];

/** Suites of permissions, sign-in, races, health records and due dates. */
const databaseSuites = [
  'access',
  'idempotency',
  'medications',
  'races',
  'rate-limit',
  'reminders',
  'routines',
  'sessions',
  'share-pin',
  'sign-in',
  'vaccinations',
  'vet-records',
];

/** Every page and route for every kind of visitor, then the main features. */
const requestSuites = [
  'authorization',
  'csrf',
  'isolation',
  'pages',
  'passwords',
  'photos',
  'round-trips',
  'sharing',
  'sign-in',
];

const pathOf = (kind) => (name) => `tests/${kind}/${name}.test.ts`;

export const fast = {
  slowRules: slowRules.map(pathOf('unit')),
  db: databaseSuites.map(pathOf('db')),
  api: requestSuites.map(pathOf('api')),
  e2e: ['journey', '--project=phone', '--grep', 'R1\\.1 '],
};

export const fastSuites = [...fast.slowRules, ...fast.db, ...fast.api];
