import { thin } from '@/lib/records/weights/thin';

test('keeps the first and last, within the requested count', () => {
  const days = Array.from({ length: 399 }, (_, day) => day + 1);
  const thinnedDays = thin([0, ...days], 16);

  expect(thinnedDays[0]).toBe(0);
  expect(thinnedDays.at(-1)).toBe(399);
  expect(thinnedDays.length).toBeLessThanOrEqual(16);
});

test('keeps short lists unchanged', () => {
  expect(thin([1, 2, 3], 16)).toEqual([1, 2, 3]);
});
