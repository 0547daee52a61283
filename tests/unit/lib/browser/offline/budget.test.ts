import { BUDGET_BYTES, roomFor } from '@/lib/browser/offline/budget';

const kept = (path: string, share: number, rank: number, savedAt = 0) => ({
  path,
  bytes: BUDGET_BYTES * share,
  rank,
  savedAt,
});

test('R12.5 no page is evicted within the budget', () => {
  expect(roomFor(kept('new', 0.5, 9), [kept('a', 0.5, 0)])).toEqual([]);
});

test('R12.5 photos are evicted before pages, and older ones first', () => {
  const others = [kept('page', 0.4, 1), kept('new photo', 0.2, 3000, 9), kept('old photo', 0.2, 3000, 1)];
  expect(roomFor(kept('new page', 0.3, 0), others)).toEqual(['old photo']);
  expect(roomFor(kept('new page', 0.5, 0), others)).toEqual(['old photo', 'new photo']);
});

test('R12.5 a less important page never evicts a more important one', () => {
  expect(roomFor(kept('photo', 0.3, 3001), [kept('page', 0.8, 1)])).toBeNull();
  expect(roomFor(kept('page', 1.1, 0), [])).toBeNull();
});
