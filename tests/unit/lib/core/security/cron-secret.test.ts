import * as crypto from 'node:crypto';
import fc from 'fast-check';
import { carriesSecret, requireCron } from '@/lib/core/security/cron-secret';
import { RUNS } from '@/tests/support/property-runs';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, timingSafeEqual: jest.fn(actual.timingSafeEqual) };
});
const configuration: { CRON_SECRET?: string } = {};
jest.mock('@/lib/core/config/env', () => ({ env: () => configuration }));
const compareSpy = jest.mocked(crypto.timingSafeEqual);

test('R7.10 only the complete scheduler secret is accepted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{16,40}$/), fc.string(), (secret, other) => {
      expect(carriesSecret(`Bearer ${secret}`, secret)).toBe(true);
      for (const wrong of [null, '', secret, other, `Bearer ${secret}${other || 'x'}`, `Bearer ${secret.slice(1)}`])
        expect(carriesSecret(wrong, secret)).toBe(wrong === `Bearer ${secret}`);
    }),
    { numRuns: RUNS },
  );
});

test('R7.10 secrets are compared in constant time over equal lengths', () => {
  const givenSecrets = ['', 'x', 'a-secret-of-the-clock', 'a-secret-of-the-clocK', 'x'.repeat(5000)];
  compareSpy.mockClear();
  for (const one of givenSecrets) carriesSecret(`Bearer ${one}`, 'a-secret-of-the-clock');
  expect(compareSpy.mock.calls.map(([a, b]) => [a.byteLength, b.byteLength])).toEqual(givenSecrets.map(() => [32, 32]));
});

test.each([
  ['xBearer a-secret', false],
  ['Bearer a-secret\nx', false],
  ['bearer a-secret', false],
  ['Bearer a-secret', true],
])('R7.10 the header %j carries the secret: %p', (header, expected) => {
  expect(carriesSecret(header, 'a-secret')).toBe(expected);
});

test('R7.10 without a secret the route is missing, with one it is guarded', () => {
  const secret = 'x'.repeat(32);
  const asking = (header: string) => () =>
    requireCron(new Request('http://localhost/api/cron', { headers: { authorization: header } }));

  configuration.CRON_SECRET = undefined;
  expect(asking('Bearer undefined')).toThrow(expect.objectContaining({ code: 'not_found' }));

  configuration.CRON_SECRET = secret;
  expect(asking('Bearer y')).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  expect(asking(`Bearer ${secret}`)).not.toThrow();
});
