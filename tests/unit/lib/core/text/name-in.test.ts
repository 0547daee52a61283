import { nameIn } from '@/lib/core/text/name-in';

test.each(['constructor', '__proto__', 'toString', 'own words'])('R10.5 names “%s” by itself', (key) => {
  expect(nameIn({ rabies: 'Rabies' }, key)).toBe(key);
});

test('R10.5 names a known key by its table', () => {
  expect(nameIn({ rabies: 'Rabies' }, 'rabies')).toBe('Rabies');
});
