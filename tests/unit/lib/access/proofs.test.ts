import { isPinProof, pinProof, sharePinCookie, sharePinCookieName } from '@/lib/access/share-pin';
import { readSitter, staySitterCookie, staySitterCookieName } from '@/lib/access/stay-sitter';
import { setAnswerCookies, vetAnswerCookieName } from '@/lib/access/vet-answer-cookie';
import { addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';

const at = instantFromJson('2026-11-26T10:00:00Z');
const configuredEnv = { APP_URL: 'https://pets.example.org' };
jest.mock('@/lib/core/config/env', () => ({ env: () => configuredEnv }));

const share = { shareId: 's1', pinHash: 'h1' };

test('R9.1 a PIN proof holds twelve hours for its link and PIN', () => {
  const proof = pinProof(share, at);

  expect([isPinProof(proof, share, at), isPinProof(proof, share, addMs(at, 12 * HOUR - 1))]).toEqual([true, true]);
  expect(isPinProof(proof, share, addMs(at, 12 * HOUR))).toBe(false);
  expect(isPinProof(pinProof(share, addMs(at, HOUR)), share, at)).toBe(false);
  expect(isPinProof(proof, { ...share, shareId: 's2' }, at)).toBe(false);
  expect(isPinProof(proof, { ...share, pinHash: 'h2' }, at)).toBe(false);
  expect([null, undefined, '', 'x'].map((wrong) => isPinProof(wrong, share, at))).toEqual([false, false, false, false]);
});

test('R11.7 R11.12 the sitter cookie is bound to name, device and stay', () => {
  const jose = { typed: 'José', device: 'd1' };
  const cookie = staySitterCookie({ stayId: 'y1', endsAt: at }, jose, '/shared/k');
  const value = /^[^=]+=([^;]*);/.exec(cookie)?.[1] ?? '';
  const [name, device, signature] = value.split('.');
  const other = Buffer.from('Leo').toString('base64url');

  expect([readSitter('y1', value), readSitter('y2', value)]).toEqual([jose, null]);
  for (const forgedName of [`${other}.${device}`, `${name}.d2`, `${name}.`])
    expect(readSitter('y1', `${forgedName}.${signature}`)).toBeNull();
  expect([null, undefined, '', '.', value.split('.')[0]].map((wrong) => readSitter('y1', wrong))).toEqual(
    Array.from({ length: 5 }, () => null),
  );

  const nameless = /=([^;]*);/.exec(staySitterCookie({ stayId: 'y1', endsAt: at }, { ...jose, typed: '' }, '/'))?.[1];
  expect(readSitter('y1', nameless)).toBeNull();
});

test.each([
  ['https://pets.example.org', '; Secure'],
  ['http://localhost:3000', ''],
])('R9.2 share-link cookies at %s end in “%s”', (url, secure) => {
  configuredEnv.APP_URL = url;
  const response = new Response();
  setAnswerCookies(response, 'key', 'secret');

  expect(sharePinCookie('p', '/shared/k')).toBe(
    `${sharePinCookieName()}=p; Path=/shared/k; Max-Age=43200; HttpOnly; SameSite=Lax${secure}`,
  );
  expect(staySitterCookie({ stayId: 'y1', endsAt: at }, { typed: 'Leo', device: 'd1' }, '/shared/k')).toMatch(
    new RegExp(`; Path=/shared/k; Expires=Thu, 26 Nov 2026 10:00:00 GMT; HttpOnly; SameSite=Lax${secure}$`),
  );
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringContaining('=secret; Path=/shared/answer/key; '),
    expect.stringContaining('=secret; Path=/api/shared/key; '),
  ]);
  for (const cookie of response.headers.getSetCookie())
    expect(cookie).toMatch(
      new RegExp(`^${vetAnswerCookieName()}=secret; .*Max-Age=172800; HttpOnly; SameSite=Lax${secure}$`),
    );
  expect(
    [sharePinCookieName(), staySitterCookieName(), vetAnswerCookieName()].map((name) => name.startsWith('__')),
  ).toEqual(Array.from({ length: 3 }, () => secure !== ''));
});
