/** Suites of ten seconds and more, longest first. If started last, they would run alone on one processor. */
export const longSuites = [
  'unit/structure/expressions',
  'unit/lib/core/text/long-texts',
  'unit/lib/overviews/passport/scripts',
  'db/backup',
  'db/reminder-ways',
  'api/stalled-bodies',
  'api/fuzz',
  'api/authorization',
  'api/routines',
  'api/outbox',
  'api/feedback',
  'api/gallery',
  'api/pets',
  'api/entry',
  'api/medications',
  'api/training',
  'api/pipelining',
  'api/stopping',
].map((name) => `tests/${name}.test.ts`);

const placeOf = ({ path }) => {
  const place = longSuites.findIndex((name) => path.replaceAll('\\', '/').endsWith(name));
  return place < 0 ? longSuites.length : place;
};

/** Orders suites for Jest, which has no durations in a fresh clone. */
export default class LongestFirst {
  sort(suites) {
    return [...suites].sort((a, b) => placeOf(a) - placeOf(b) || a.path.localeCompare(b.path));
  }

  allFailedTests(suites) {
    return suites;
  }

  cacheResults() {}
}
