import { ringLetters } from '@/lib/core/text/ring-letters';

const here = ['Alex', 'Ana', 'Sam'];

test.each([
  ['Alex', 'Al'],
  ['Ana', 'An'],
  ['Sam', 'S'],
])('R11.9 the ring of %s shows the unique letters %s', (name, letters) => {
  expect(ringLetters(name, here)).toBe(letters);
});

test.each([
  ['josé', ['josé'], 'J'],
  ['👩‍🚀 Nora', ['👩‍🚀 Nora', '👩‍🚀 Noah'], '👩‍🚀 N'],
  ['Ann', ['Ann', 'Anna'], 'Ann'],
  ['', [''], ''],
])('R11.9 a ring shows whole characters, at most three: %s', (name, all, letters) => {
  expect(ringLetters(name, all)).toBe(letters);
});
