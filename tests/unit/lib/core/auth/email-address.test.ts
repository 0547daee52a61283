import fc from 'fast-check';
import { registerInput } from '@/lib/accounts/passwords/schema';
import { magicLinkInput } from '@/lib/accounts/sign-in/schema';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { RUNS } from '@/tests/support/property-runs';

test.each([
  ['Ana@Example.COM', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['ana＠example.com', 'ana@example.com'],
  ['ana+pets@mail.example.co.uk', 'ana+pets@mail.example.co.uk'],
  ['jürgen@müller.de', 'jürgen@xn--mller-kva.de'],
  ['ana@xn--mller-kva.de', 'ana@xn--mller-kva.de'],
  ['Ana@ＭÜLLER.de', 'ana@xn--mller-kva.de'],
  ['ana@mu\u0308ller.de', 'ana@xn--mller-kva.de'],
  ['ana@XN--MLLER-KVA.DE', 'ana@xn--mller-kva.de'],
  ['ana@straße.de', 'ana@xn--strae-oqa.de'],
  ['ana@xn--zzzzzzzz.de', 'ana@xn--zzzzzzzz.de'],
  ["o'brien@example.com", "o'brien@example.com"],
  ["first.o'neil+pets@example.co.uk", "first.o'neil+pets@example.co.uk"],
  ['ana@x.de', 'ana@x.de'],
  ['ana@x-y.de', 'ana@x-y.de'],
  ['ana@пример.xn--p1ai', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['idn@bücher.example', 'idn@xn--bcher-kva.example'],
])('R6.5 the canonical form of %p is %p', (typedAddress, canonical) =>
  expect(canonicalAddress(typedAddress)).toBe(canonical),
);

test.each(['a..b@example.com', '.a.@example.com', "o'brien@example.com", 'ana@example.c'])(
  'R6.1 %p is a valid address, as in HTML',
  (typedAddress) => expect(canonicalAddress(typedAddress)).toBe(typedAddress),
);

test('R6.5 mail to the plain address finds its account', () => {
  const typedAddress = 'ｏwner＠example.com';

  expect(magicLinkInput.parse({ email: typedAddress }).email).toBe('owner@example.com');
  const person = { password: 'nine purple umbrellas', firstName: 'Ana', lastName: 'L' };
  expect(registerInput.parse({ ...person, email: typedAddress }).email).toBe('owner@example.com');
});

test.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@localhost',
  'ana@gmail',
  'a@b@c.de',
  'ana@example.com@example.com',
  'ana@example.com@',
  '"ana"@example.com',
  'a,b@example.com',
  'a;b@example.com',
  'ana@exa mple.com',
  'ana@-x.com',
  'ana@x-.com',
  'ana@x_.com',
  'ana@example.1',
  'ana@127.0.0.1',
  'ana@example.c_m',
  'ana@example.com.',
  'ana@example.com/x',
  'ana@example.com\u0000',
  'an\u200ba@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('R6.1 %p is not a valid address', (typedAddress) => expect(canonicalAddress(typedAddress)).toBeNull());

const ofLength = (length: number) =>
  `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(2)}${'c'.repeat(length - 195)}.example`;

test('R6.1 an address has at most 254 characters', () => {
  expect([ofLength(254).length, ofLength(255).length]).toEqual([254, 255]);
  expect([ofLength(254), ofLength(255)].map(canonicalAddress)).toEqual([ofLength(254), null]);
});

test('R6.1 typed input has at most 320 characters, including spaces', () => {
  expect(canonicalAddress('ana@example.com'.padStart(320))).toBe('ana@example.com');
  expect(canonicalAddress('ana@example.com'.padStart(321))).toBeNull();
});

test('R6.5 canonicalizing twice changes nothing', () => {
  const typedAddress = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string(), fc.string()).map(([a, b]) => `${a}@${b}.com`),
  );
  fc.assert(
    fc.property(typedAddress, (text) => {
      const canonical = canonicalAddress(text);
      if (canonical === null) return;
      expect(canonicalAddress(canonical)).toBe(canonical);
      expect(canonicalAddress(canonical.toUpperCase())?.length).toBeGreaterThan(0);
      expect(canonical.split('@')).toHaveLength(2);
      expect(canonical).not.toMatch(/[\s",;<>\p{Cc}]/u);
    }),
    { numRuns: RUNS },
  );
});
