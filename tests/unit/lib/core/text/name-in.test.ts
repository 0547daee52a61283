import { nameIn } from '@/lib/core/text/name-in';

test.each(['constructor', '__proto__', 'toString', 'own words'])('R10.5 uses “%s” itself as the name', (key) => {
  expect(nameIn({ rabies: 'Rabies' }, key)).toBe(key);
});

test('R10.5 uses the table’s name for a known key', () => {
  expect(nameIn({ rabies: 'Rabies' }, 'rabies')).toBe('Rabies');
});
