import { changedValues, isSame } from '@/lib/core/validation/changed-values';

test.each([
  [undefined, null],
  [null, ''],
  ['', undefined],
  [5, '5'],
  [true, 'true'],
  [[12], '12'],
  [
    [1, 2],
    ['1', '2'],
  ],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: 1, b: '' }, { a: 1 }],
  [{ a: { b: [] } }, { a: { b: [] } }],
])('R11.6 %j is the same as %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

test.each([
  [0, ''],
  [false, null],
  ['a', undefined],
  ['null', null],
  ['undefined', undefined],
  ['a', 'A'],
  [{}, 5],
  [{ a: 1 }, { a: 2 }],
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
  ],
  [{ a: 1 }, { a: 1, b: 0 }],
  [[1], [1, 2]],
])('R11.6 %j is not the same as %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});

test('R11.6 only changed form values are sent', () => {
  const initial = { name: 'Luna', note: null, weight: 4200, tags: ['a'] };
  expect(changedValues({ name: 'Lua', note: '', weight: '4200', tags: ['a', 'b'] }, initial)).toEqual({
    name: 'Lua',
    tags: ['a', 'b'],
  });
});
