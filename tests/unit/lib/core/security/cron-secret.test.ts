import * as crypto from 'node:crypto';
import fc from 'fast-check';
import { carriesSecret } from '@/lib/core/security/cron-secret';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, timingSafeEqual: jest.fn(actual.timingSafeEqual) };
});
const compared = jest.mocked(crypto.timingSafeEqual);

test('R7.10 the clock’s secret has to be whole, and nothing else opens', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{16,40}$/), fc.string(), (secret, other) => {
      expect(carriesSecret(`Bearer ${secret}`, secret)).toBe(true);
      for (const wrong of [null, '', secret, other, `Bearer ${secret}${other || 'x'}`, `Bearer ${secret.slice(1)}`])
        expect(carriesSecret(wrong, secret)).toBe(wrong === `Bearer ${secret}`);
    }),
    { numRuns: 1000 },
  );
});

test('R7.10 secrets are compared in constant time over equal lengths', () => {
  const given = ['', 'x', 'a-secret-of-the-clock', 'a-secret-of-the-clocK', 'x'.repeat(5000)];
  compared.mockClear();
  for (const one of given) carriesSecret(`Bearer ${one}`, 'a-secret-of-the-clock');
  expect(compared.mock.calls.map(([a, b]) => [a.byteLength, b.byteLength])).toEqual(given.map(() => [32, 32]));
});
