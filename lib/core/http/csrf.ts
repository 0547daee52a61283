import 'server-only';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { AppError } from '../runtime/errors';
import { isSecret, newSecret } from '../security/secrets';
import { isSignatureOf, signatureOf } from '../security/signatures';
import { CSRF_REFUSED } from './csrf-refusal';
import { requestCookie, requestSessionSecret } from './request';

const https = () => env().APP_URL.startsWith('https:');

const PURPOSE = 'csrf';
const subjectOf = (browser: string, session: string | null) => `${browser}.${session ?? ''}`;

export async function issueCsrfToken(request: Request): Promise<Response> {
  const cookie = requestCookie(request, cookieNames.csrf(https()));
  const browser = isSecret(cookie) ? cookie : newSecret();
  const token = signatureOf(PURPOSE, subjectOf(browser, await requestSessionSecret(request)));
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (browser !== cookie) {
    const secure = https() ? '; Secure' : '';
    headers.set('Set-Cookie', `${cookieNames.csrf(https())}=${browser}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
  return Response.json({ token }, { headers });
}

export async function checkCsrf(request: Request): Promise<void> {
  const browser = requestCookie(request, cookieNames.csrf(https()));
  const header = request.headers.get('x-csrf-token');
  const valid =
    isSameOrigin(request) &&
    isSecret(browser) &&
    header !== null &&
    isSignatureOf(PURPOSE, subjectOf(browser, await requestSessionSecret(request)), header);
  if (!valid) throw new AppError('forbidden', CSRF_REFUSED);
}

/** Checks the origin, because forms without JavaScript have no token. Pages with a secret URL send `Origin: null`. */
export function checkFormOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isForeign = site
    ? site !== 'same-origin' && site !== 'none'
    : origin !== null && origin !== 'null' && !isOwnOrigin(request, origin);
  if (isForeign) throw new AppError('forbidden', CSRF_REFUSED);
}

/** For a `GET` that changes something. Older browsers send neither header. */
export function isOwnNavigation({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return (site === 'same-origin' || site === 'none') && destination === 'document';
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = request.headers.get('origin');
  // Every browser sends one of the two headers with a state-changing request.
  return origin !== null && isOwnOrigin(request, origin);
}

function isOwnOrigin(request: Request, origin: string): boolean {
  return origin === env().APP_URL || origin.replace(/^https?:\/\//, '') === request.headers.get('host');
}
