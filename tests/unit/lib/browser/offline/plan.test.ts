import { isDue, olderRead, wantedPages, wantedPhoto } from '@/lib/browser/offline/plan';
import { nextRead } from '@/lib/browser/offline/save-ahead';
import { DAY } from '@/lib/core/time/durations';

jest.mock('@/lib/browser/vault/vault', () => ({}));

const [luna, milo] = ['019de0c8-7000-7000-8000-000000000001', '019de0c8-7000-7000-8000-000000000002'];

test('R12.5 prefetches Today, every pet’s pages in order, and the help', () => {
  const pages = wantedPages([luna, milo]);
  const paths = pages.map(({ path }) => path);
  expect(paths.slice(0, 5)).toEqual(['/home', '/waiting', '/pets', '/profile', '/pets/receive']);
  for (const page of ['', '?tab=health', '?tab=health&part=weights', '/brief', '/routines', '/social'])
    expect(paths).toContain(`/pets/${milo}${page}`);
  expect(paths).toEqual(expect.arrayContaining(['/api/quick-add', `/api/quick-add?petId=${milo}`, '/help/health']));
  expect(paths.indexOf(`/pets/${luna}/social`)).toBeLessThan(paths.indexOf(`/pets/${milo}`));
  expect(paths.filter((path) => /share|people|edit|new/.test(path))).toEqual([]);
});

test('R12.5 the last pet’s page ranks above the first pet’s photo', () => {
  const ranks = new Map(wantedPages([luna, milo]).map(({ path, rank }) => [path, rank]));
  const photo = wantedPhoto(`/api/pets/${luna}/photos/${luna}/file?size=small`, [luna, milo]);
  const portrait = wantedPhoto(`/api/pets/${milo}/photo?v=1&size=small`, [luna, milo]);
  expect(ranks.get(`/pets/${milo}/social`)).toBeLessThan(portrait.rank);
  expect(portrait.rank).toBeLessThan(photo.rank);
});

test('R17.4 prefetches the page of costs and its older entries', () => {
  expect(wantedPages([luna]).map(({ path }) => path)).toContain(`/pets/${luna}/expenses`);
  expect(olderRead(`/pets/${luna}/expenses`, 'c')).toBe(`/api/pets/${luna}/expenses?limit=20&cursor=c`);
});

const device = { now: 100 * DAY, lang: 'en', build: 'b2', loadedAt: 100 * DAY - 1000 };
const page = { path: '/home', kind: 'page' as const, rank: 0 };
const savedHead = {
  path: '/home',
  kind: 'page' as const,
  savedAt: 100 * DAY - 1,
  lang: 'en',
  build: 'b2',
  isStale: false,
};

test.each([
  ['is missing', undefined, true],
  ['was saved a moment ago', savedHead, false],
  ['is a day old', { ...savedHead, savedAt: 99 * DAY - 1 }, true],
  ['has changed', { ...savedHead, isStale: true }, true],
  ['is of another build', { ...savedHead, build: 'b1', savedAt: 100 * DAY - 2000 }, true],
  ['is of a newer build than the open page', { ...savedHead, build: 'b3' }, false],
  ['is in another language', { ...savedHead, lang: 'es' }, true],
  ['comes from a wrong clock', { ...savedHead, savedAt: 101 * DAY }, true],
])('R12.5 a page is due for refresh if it %s', (_, head, due) => {
  expect(isDue(page, head, device)).toBe(due);
});

test('R12.5 photos and help pages are rarely refreshed', () => {
  const old = { ...savedHead, savedAt: 80 * DAY };
  expect(isDue({ path: '/api/pets/1/photo?v=1', kind: 'image', rank: 0 }, old, device)).toBe(false);
  expect(isDue({ ...page, path: '/help/health' }, old, device)).toBe(false);
});

test('R12.5 older entries are requested just as the page’s button does', () => {
  const readPath = `/api/pets/${luna}/weights?limit=20&cursor=c1`;
  expect(olderRead(`/pets/${luna}?tab=health&part=weights`, 'c1')).toBe(readPath);
  expect(olderRead(`/pets/${luna}/social`, 'c1')).toBe(`/api/pets/${luna}/photos?limit=45&cursor=c1`);
  expect(olderRead(`/pets/${luna}/training`, 'c1')).toBeNull();

  const items = [{ id: luna, measuredAt: '2026-11-01T00:00:00.000Z' }];
  const since = Date.UTC(2026, 9, 1);
  expect(nextRead(readPath, { items, nextCursor: 'c2' }, since)).toBe(`/api/pets/${luna}/weights?limit=20&cursor=c2`);
  expect(nextRead(readPath, { items, nextCursor: 'c2' }, Date.UTC(2026, 10, 2))).toBeNull();
  expect(nextRead(readPath, { items, nextCursor: null }, since)).toBeNull();
});
