import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { startScript } from '@/lib/browser/page/start-script';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { BUILD_HEADER, buildId } from '@/lib/core/config/build';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import {
  isProtectedPath,
  isSharedPath,
  METHOD_HEADER,
  movedPaths,
  PATH_HEADER,
  paths,
  safeReturnPath,
} from '@/lib/core/config/paths';
import { adminCookieName, isAdminPath } from '@/lib/core/http/admin-cookie';
import { pageRoute } from '@/lib/core/http/page-route';
import { isLocale } from '@/lib/core/i18n/locales';
import { newNonce, noncePolicy } from '@/lib/core/security/content-security-policy';
import { builtPagePolicy } from '@/lib/core/security/page-policies';
import { isSecret } from '@/lib/core/security/secrets';
import { dataPolicy } from '@/lib/core/security/security-headers.mjs';

// Lists everything in app/ and public/ besides pages, because Next would truncate the body of an upload. A test
// compares the list.
export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!(?:api|_next|\\.well-known|drawn|icons|og|screenshots|manifest|messages|v)/|(?:favicon\\.ico|sw\\.js|robots\\.txt|sitemap\\.xml|v)$).*)',
};

const startScriptHash = createHash('sha256').update(startScript).digest('base64');
const YEAR = 365 * 86_400;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  if (isProtectedPath(pathname) && !(await isSignedIn(request))) {
    return toSignIn(request, pathname + search);
  }
  if (isAdminPath(pathname) && !isSecret(request.cookies.get(adminCookieName())?.value)) {
    return redirect(new URL(paths.adminLogin, request.nextUrl));
  }
  // Removes PINs from URLs, because a query also appears in the page's HTML.
  if (searchParams.has('pin') && isSharedPath(pathname)) return redirect(withoutPin(request.nextUrl));
  const movedPath = movedPaths.get(pathname);
  if (movedPath) return redirect(new URL(movedPath + search, request.nextUrl));
  const askedLocale = searchParams.get('lng');
  const { route, isBuilt } = pageRoute({
    pathname,
    language: askedLocale,
    cookies: request.headers.get('cookie') ?? '',
    acceptLanguage: request.headers.get('accept-language') ?? '',
  });
  const url = request.nextUrl.clone();
  url.pathname = route;
  const response = production() && isBuilt ? asBuilt(url) : withNonce(request, url);
  response.headers.set(BUILD_HEADER, buildId);
  if (isLocale(askedLocale) && isOwnLink(request))
    response.cookies.set(cookieNames.locale, askedLocale, { path: '/', maxAge: YEAR, sameSite: 'lax' });
  const next = pathname === paths.signIn ? searchParams.get('next') : null;
  return next === null ? response : rememberReturn(response, safeReturnPath(next));
}

function asBuilt(url: URL): NextResponse {
  const response = NextResponse.rewrite(url);
  response.headers.set('Cache-Control', 'private, no-cache');
  response.headers.set('Content-Security-Policy', builtPagePolicy(url.pathname));
  return response;
}

/** After an offline sign-out the session cookie remains, because scripts cannot delete it. */
async function isSignedIn({ cookies }: NextRequest): Promise<boolean> {
  if (cookies.has(cookieNames.signedOut)) return false;
  return (await readSessionCookie(cookies.get(sessionCookieName())?.value)) !== null;
}

function withoutPin(address: URL): URL {
  const url = new URL(address);
  url.searchParams.delete('pin');
  return url;
}

function production(): boolean {
  return env().NODE_ENV === 'production';
}

/** Next reads the nonce for its scripts from this request header. */
function withNonce(request: NextRequest, url: URL): NextResponse {
  const policy = noncePolicy(newNonce(), startScriptHash, !production());
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  headers.set(METHOD_HEADER, request.method);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function redirect(to: URL): NextResponse {
  const response = NextResponse.redirect(to);
  response.headers.set('Content-Security-Policy', dataPolicy);
  // The response depends on the user, and may set a cookie.
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Only our own links, such as the language switch, may store a choice. URLs opened from other sites may not. */
function isOwnLink(request: NextRequest): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

function toSignIn(request: NextRequest, next: string): NextResponse {
  const url = new URL(paths.signIn, request.nextUrl);
  url.searchParams.set('next', next);
  return rememberReturn(redirect(url), next);
}

/** Stores the return path in a cookie, because the mailed link opens a new tab. */
function rememberReturn(response: NextResponse, next: string): NextResponse {
  response.cookies.set(cookieNames.next, next, { path: '/', maxAge: 15 * 60, httpOnly: true, sameSite: 'lax' });
  return response;
}
