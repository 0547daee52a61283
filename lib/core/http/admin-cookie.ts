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

export function isAdminPath(pathname: string): boolean {
  return AREA.test(pathname) && pathname !== paths.adminLogin;
}

export function requestAdminSecret(request: Request): string | null {
  const value = requestCookie(request, adminCookieName());
  return isSecret(value) ? value : null;
}

export async function setAdminCookie(secret: string | null): Promise<void> {
  (await cookies()).set(adminCookieName(), secret ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    secure: https(),
    path: '/',
    ...(secret === null && { maxAge: 0 }),
  });
}
