import { sessionCookieName, sessionCookieOptions } from '@/lib/core/auth/session-token';

process.env.APP_URL = 'https://localhost:3000';

test('R6.3 over https the cookie is host-bound and secure', () => {
  expect(sessionCookieName()).toBe('__Host-pawfolio-session');
  expect(sessionCookieOptions()).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: true });
});
