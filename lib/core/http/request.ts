import 'server-only';
import { readSessionCookie, sessionCookieName } from '../auth/session-token';
import { cookieNames } from '../config/cookies';
import { ACCESS_TOKEN_PREFIX } from '../config/product';
import { detectFormatLocale } from '../i18n/detect';
import type { FormatLocale } from '../i18n/locales';
import { cookieOf } from './cookie-header';
import { networkKey } from './network';

export interface WithHeaders {
  headers: Pick<Headers, 'get'>;
}

export function requestCookie(request: WithHeaders, name: string): string | undefined {
  return cookieOf(request.headers.get('cookie') ?? '', name);
}

export function requestFormatLocale(request: Request): FormatLocale {
  return detectFormatLocale({
    query: new URL(request.url).searchParams.get('lng'),
    cookie: requestCookie(request, cookieNames.locale),
    formats: requestCookie(request, cookieNames.formats),
    acceptLanguage: request.headers.get('accept-language'),
  });
}

const BEARER = 'bearer';

/**
 * Ignores a header of another form if there is a session cookie, because proxies in front of home servers add tokens of
 * their own.
 * @returns the text after `Bearer`, possibly empty; null without such a header
 */
export function requestBearer(request: WithHeaders): string | null {
  const header = request.headers.get('authorization') ?? '';
  if (header.slice(0, BEARER.length).toLowerCase() !== BEARER) return null;
  const text = header.slice(BEARER.length).trim();
  return text.startsWith(ACCESS_TOKEN_PREFIX) || sessionCookie(request) === undefined ? text : null;
}

const sessionCookie = (request: WithHeaders) => requestCookie(request, sessionCookieName());

/** Ignores the cookie of a request that carries a bearer token, so that only the token counts. */
export async function requestSessionSecret(request: Request): Promise<string | null> {
  if (requestBearer(request) !== null) return null;
  return readSessionCookie(sessionCookie(request));
}

/** Trusts the header, because the server's entry (lib/server/server.mjs) removes all but trusted proxies' entries. */
export function clientAddress({ headers }: WithHeaders): string {
  const [first = ''] = (headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || 'unknown';
}

export function requestNetwork(request: WithHeaders): string {
  return networkKey(clientAddress(request));
}
