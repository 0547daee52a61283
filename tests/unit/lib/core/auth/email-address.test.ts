import fc from 'fast-check';
import { registerInput } from '@/lib/accounts/passwords/schema';
import { magicLinkInput } from '@/lib/accounts/sign-in/schema';
import { canonicalAddress } from '@/lib/core/auth/email-address';

test.each([
  ['Ana@Example.COM', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['ana＠example.com', 'ana@example.com'],
  ['ana+pets@mail.example.co.uk', 'ana+pets@mail.example.co.uk'],
  ['jürgen@müller.de', 'jürgen@müller.de'],
])('R6.5 %p is %p', (typed, canonical) => expect(canonicalAddress(typed)).toBe(canonical));

test('R6.5 mail goes to the plain address, whose account is found', () => {
  const typed = 'ｏwner＠example.com';

  expect(magicLinkInput.parse({ email: typed }).email).toBe('owner@example.com');
  const person = { password: 'nine purple umbrellas', firstName: 'Ana', lastName: 'L' };
  expect(registerInput.parse({ ...person, email: typed }).email).toBe('owner@example.com');
});

test.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@localhost',
  'a@b@c.de',
  '"ana"@example.com',
  'a,b@example.com',
  'a;b@example.com',
  'ana@exa mple.com',
  'ana@-x.com',
  'a..b@example.com',
  '.a@example.com',
  'ana@example.com\u0000',
  'an\u200ba@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('R6.1 %p is no address', (typed) => expect(canonicalAddress(typed)).toBeNull());

test('R6.5 the canonical form is its own canonical form, and one address', () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string(), fc.string()).map(([a, b]) => `${a}@${b}.com`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const canonical = canonicalAddress(text);
      if (canonical === null) return;
      expect(canonicalAddress(canonical)).toBe(canonical);
      expect(canonicalAddress(canonical.toUpperCase())?.length).toBeGreaterThan(0);
      expect(canonical.split('@')).toHaveLength(2);
      expect(canonical).not.toMatch(/[\s",;<>\p{Cc}]/u);
    }),
    { numRuns: 2000 },
  );
});
