import { tokenForm } from '@/lib/accounts/access-tokens/schema';
import { endDay } from '@/lib/accounts/access-tokens/vocabulary';

const form = { name: 'Script', scopes: ['write', 'read'], petChoice: 'all', pets: [], end: '90', endsOn: '' };
const petId = '0192f0c0-0000-7000-8000-000000000000';

test.each([
  ['7', '', '2027-01-04'],
  ['365', '', '2027-12-28'],
  ['day', '2026-12-31', '2026-12-31'],
  ['none', '2026-12-31', null],
] as const)('R14.8 the choice %p with day %p ends on %p', (end, chosenDay, expected) => {
  expect(endDay(end, chosenDay, '2026-12-28')).toBe(expected);
});

test('R14.8 the form returns scopes in their order', () => {
  expect(tokenForm.parse(form).scopes).toEqual(['read', 'write']);
});

test.each([
  ['pets', { petChoice: 'some' }],
  ['endsOn', { end: 'day' }],
  ['scopes', { scopes: [] }],
  ['name', { name: '' }],
])('R14.8 the form reports a missing %s', (field, more) => {
  const { error } = tokenForm.safeParse({ ...form, ...more });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('R14.8 the form accepts chosen pets until a chosen day', () => {
  const chosenForm = { ...form, petChoice: 'some', pets: [petId], end: 'day', endsOn: '2026-12-31' };
  expect(tokenForm.safeParse(chosenForm).success).toBe(true);
});
