import { hashAccessToken, newAccessToken } from '@/lib/core/auth/access-token';
import { sessionCookieName } from '@/lib/core/auth/session-token';
import { requestBearer } from '@/lib/core/http/request';

const bearerOf = (header?: string, cookie = '') =>
  requestBearer({ headers: new Headers(header === undefined ? {} : { Authorization: header, Cookie: cookie }) });

test('R14.8 each token has the prefix and its own 256-bit secret', () => {
  const [one, other] = [newAccessToken(), newAccessToken()];
  expect(one.token).toMatch(/^pawfolio_[A-Za-z0-9_-]{43}$/);
  expect(one.token).not.toBe(other.token);
  expect(hashAccessToken(one.token)).toEqual(one.secretHash);
  expect(one.secretHash).toHaveLength(32);
});

test('R14.10 text of another form has no hash', () => {
  const { token } = newAccessToken();
  const wrong = ['', 'pawfolio_', '__proto__', token.slice(0, -1), `${token}x`, token.slice(9), token.toUpperCase()];
  for (const text of [...wrong, 'a'.repeat(100_000)]) expect(hashAccessToken(text)).toBeNull();
});

test.each([
  [undefined, null],
  ['Basic YTpi', null],
  ['Bearer pawfolio_x', 'pawfolio_x'],
  ['bearer   pawfolio_x ', 'pawfolio_x'],
  ['Bearer', ''],
  ['Bearer\tpawfolio_x', 'pawfolio_x'],
])('R14.10 the bearer of header %p is %p', (header, expected) => {
  expect(bearerOf(header)).toBe(expected);
});

test.each([
  ['Bearer eyJhbGciOiJSUzI1NiJ9', null],
  ['Bearer', null],
  ['Bearer pawfolio_x', 'pawfolio_x'],
])('R14.10 beside a session cookie, the bearer of %p is %p', (header, expected) => {
  expect(bearerOf(header, `${sessionCookieName()}=x`)).toBe(expected);
});
