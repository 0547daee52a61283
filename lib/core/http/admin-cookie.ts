import 'server-only';
import { cookies } from 'next/headers';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { paths } from '../config/paths';
import { isSecret } from '../security/secrets';
import { requestCookie } from './request';

const https = () => env().APP_URL.startsWith('https:');

export function adminCookieName(): string {
  return cookieNames.admin(https());
}

const AREA = /^\/admin(\/|$)/;

/** Whether a page is for admins only: all of the area but the way into it. */
export function isAdminPath(pathname: string): boolean {
  return AREA.test(pathname) && pathname !== paths.adminLogin;
}

/** The secret of the admin session that a request carries, or null. Another kind of cookie than a member's. */
export function requestAdminSecret(request: Request): string | null {
  const value = requestCookie(request, adminCookieName());
  return isSecret(value) ? value : null;
}

/** Sets or ends the cookie of an admin session (route handlers only). It never comes along from another site. */
export async function setAdminCookie(secret: string | null): Promise<void> {
  (await cookies()).set(adminCookieName(), secret ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    secure: https(),
    path: '/',
    ...(secret === null && { maxAge: 0 }),
  });
}
