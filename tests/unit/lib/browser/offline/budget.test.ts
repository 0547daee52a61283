import { BUDGET_BYTES, roomFor } from '@/lib/browser/offline/budget';

const cachedFile = (path: string, share: number, rank: number, savedAt = 0) => ({
  path,
  bytes: BUDGET_BYTES * share,
  rank,
  savedAt,
});

test('R12.5 no page is evicted within the budget', () => {
  expect(roomFor(cachedFile('new', 0.5, 9), [cachedFile('a', 0.5, 0)])).toEqual([]);
});

test('R12.5 photos are evicted before pages, and older ones first', () => {
  const others = [
    cachedFile('page', 0.4, 1),
    cachedFile('new photo', 0.2, 3000, 9),
    cachedFile('old photo', 0.2, 3000, 1),
  ];
  expect(roomFor(cachedFile('new page', 0.3, 0), others)).toEqual(['old photo']);
  expect(roomFor(cachedFile('new page', 0.5, 0), others)).toEqual(['old photo', 'new photo']);
});

test('R12.5 a less important page never evicts a more important one', () => {
  expect(roomFor(cachedFile('photo', 0.3, 3001), [cachedFile('page', 0.8, 1)])).toBeNull();
  expect(roomFor(cachedFile('page', 1.1, 0), [])).toBeNull();
});
