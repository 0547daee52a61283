import 'server-only';
import type { IncomingMessage } from 'node:http';
import { findShare, type SharedPetAccess } from '@/lib/access/pet-access';
import { sharePinCookieName } from '@/lib/access/share-pin';
import { readSessionCookie, sessionCookieName } from '@/lib/core/auth/session-token';
import { cookieNames } from '@/lib/core/config/cookies';
import { isSharedPath } from '@/lib/core/config/paths';
import type { CachedRendering } from '@/lib/core/http/cached-rendering';
import { cookieOf } from '@/lib/core/http/cookie-header';
import { originOf } from '@/lib/core/http/origin';
import { detectFormatLocale } from '@/lib/core/i18n/detect';
import { type FormatLocale, isLocale, languageOf } from '@/lib/core/i18n/locales';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import type { Origin } from '@/lib/core/security/audit';
import { scriptlessPolicy } from '@/lib/core/security/content-security-policy';
import { now } from '@/lib/core/time/clock';
import { dayIn } from '@/lib/core/time/dates';
import { countOpening, isNewOpening } from './count-opening';
import type { OpenedShare } from './opened-share';

const PAGE = /^\/shared\/([\w-]+)$/;
const PAPER = /^\/api\/shared\/([\w-]+)\/passport\.pdf$/;
const YEAR = 365 * 86_400;

async function findCachedPage(request: IncomingMessage): Promise<CachedRendering | null> {
  const { method, url = '' } = request;
  const address = new URL(url, 'http://entry');
  const accessKey = keyOf(address);
  if (accessKey === null || request.headers['x-share-pin'] !== undefined) return null;
  const at = now();
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
  const cookie = headers.get('cookie') ?? '';
  const origin = originOf({ headers });
  const access = await findShare(accessKey, at, { proof: cookieOf(cookie, sharePinCookieName()), origin });
  if (!access || 'locked' in access) return null;
  const locale = localeOf(address, { cookie, acceptLanguage: headers.get('accept-language') });
  return {
    cacheKey: `${address.pathname} ${address.searchParams.get('size') ?? ''} ${locale}`,
    edition: editionOf(access, at),
    buildRequest: () => buildRequest(address, request, locale),
    opened: { accessKey, access } satisfies OpenedShare,
    headers: languageOfUrl(address, headers.get('sec-fetch-site')),
    count: () => {
      if (isNewOpening(access, { headers, method })) void countWith(access, cookie, { ...origin, at });
    },
  };
}

/** Returns null for repeated query parameters, which the page might read differently. */
function keyOf({ pathname, searchParams }: URL): string | null {
  const [, ofPage] = PAGE.exec(pathname) ?? [];
  const [, ofPaper] = PAPER.exec(pathname) ?? [];
  const queryNames = ofPaper ? ['lng', 'size'] : ['lng'];
  const names = [...searchParams.keys()];
  const isPlain = names.every((name, at) => queryNames.includes(name) && names.indexOf(name) === at);
  return isPlain ? (ofPage ?? ofPaper ?? null) : null;
}

async function countWith(access: SharedPetAccess, cookie: string, opening: Origin & { at: Date }): Promise<void> {
  const sessionSecret = await readSessionCookie(cookieOf(cookie, sessionCookieName()));
  await countOpening(access, { ...opening, sessionSecret });
}

/** Today's tasks can become overdue at any minute. Everything else changes only with the day or a write. */
function editionOf({ version, kind, sections, expiresAt, timeZone }: SharedPetAccess, at: Date): string {
  const moment = sections.includes('routines') ? at.toISOString().slice(0, 16) : dayIn(at, timeZone);
  return [version, moment, timeZone, kind, [...sections].sort(), expiresAt?.toISOString()].join(' ');
}

function localeOf(address: URL, { cookie, acceptLanguage }: { cookie: string; acceptLanguage: string | null }) {
  return detectFormatLocale({
    query: address.searchParams.get('lng'),
    cookie: cookieOf(cookie, cookieNames.locale),
    formats: cookieOf(cookie, cookieNames.formats),
    acceptLanguage,
  });
}

/** Copies only the first reader's language and, for the rate limit of papers, the network. */
function buildRequest({ pathname, searchParams }: URL, { headers }: IncomingMessage, locale: FormatLocale) {
  const query = new URLSearchParams({ ...Object.fromEntries(searchParams), lng: languageOf(locale) });
  const network = headers['x-forwarded-for']?.toString() ?? '';
  return {
    method: 'GET' as const,
    url: `${pathname}?${query}`,
    headers: { host: 'localhost', 'accept-language': locale, 'x-forwarded-for': network },
  };
}

function languageOfUrl({ pathname, searchParams }: URL, site: string | null): Record<string, string> {
  const language = searchParams.get('lng');
  if (!isLocale(language) || site !== 'same-origin' || !isSharedPath(pathname)) return {};
  return { 'set-cookie': `${cookieNames.locale}=${language}; Path=/; Max-Age=${YEAR}; SameSite=lax` };
}

declare module '@/lib/core/runtime/process-wide.mjs' {
  interface ProcessWide {
    shared: { find: typeof findCachedPage; policy: typeof scriptlessPolicy };
  }
}
export function registerSharedPages(): void {
  processWide.shared = { find: findCachedPage, policy: scriptlessPolicy };
}
