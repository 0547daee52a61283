import { idTime, isId, newId } from '@/lib/core/validation/ids';

const id = '0192f0c0-1a2b-7c3d-8e4f-0123456789ab';

test('R10.2 new ids are valid and sort by creation time', () => {
  const before = Date.now();
  const [one, other] = [newId(), newId()];

  expect([isId(one), isId(other)]).toEqual([true, true]);
  expect(one < other).toBe(true);
  expect(idTime(one)).toBeGreaterThanOrEqual(before - 1);
  expect(idTime(id)).toBe(0x0192f0c01a2b);
});

test('R10.2 ids of one millisecond differ and keep their order', () => {
  jest.useFakeTimers({ now: Date.UTC(2040, 0, 1) });
  const ids = Array.from({ length: 10_000 }, newId);
  jest.useRealTimers();

  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('R10.2 ids follow a clock that is set back', () => {
  jest.useFakeTimers({ now: Date.UTC(2045, 0, 1) });
  newId();
  jest.setSystemTime(Date.UTC(2044, 0, 1));
  const time = idTime(newId());
  jest.useRealTimers();

  expect(time).toBe(Date.UTC(2044, 0, 1));
});

test.each(['1', '4', '8'])('R10.2 an id may have version %s', (version) => {
  expect(isId(`0192f0c0-1a2b-${version}c3d-8e4f-0123456789ab`)).toBe(true);
});

test.each(['8', '9', 'a', 'b'])('R10.2 an id may have variant %s', (variant) => {
  expect(isId(`0192f0c0-1a2b-7c3d-${variant}e4f-0123456789ab`)).toBe(true);
});

test.each([
  'g192f0c0-1a2b-7c3d-8e4f-0123456789ab',
  '0192f0c0-ga2b-7c3d-8e4f-0123456789ab',
  '0192f0c0-1a2b-0c3d-8e4f-0123456789ab',
  '0192f0c0-1a2b-9c3d-8e4f-0123456789ab',
  '0192f0c0-1a2b-7g3d-8e4f-0123456789ab',
  '0192f0c0-1a2b-7c3d-7e4f-0123456789ab',
  '0192f0c0-1a2b-7c3d-ce4f-0123456789ab',
  '0192f0c0-1a2b-7c3d-8g4f-0123456789ab',
  '0192f0c0-1a2b-7c3d-8e4f-g123456789ab',
  '0192F0C0-1A2B-7C3D-8E4F-0123456789AB',
  '0192f0c01-a2b-7c3d-8e4f-0123456789ab',
  `${id}a`,
  `a${id}`,
  id.slice(1),
  '',
])('R10.2 %s is not a valid id', (text) => {
  expect(isId(text)).toBe(false);
});

test('R10.2 a value that only looks like an id is rejected', () => {
  expect([null, undefined, 36, { length: 36, toString: () => id }].map(isId)).toEqual([false, false, false, false]);
});
