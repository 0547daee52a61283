import 'server-only';
import { env } from '@/lib/core/config/env';
import type { RouteContext } from '@/lib/core/http/route';
import type { Locale } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';
import type { ApiDocument } from './document';
import { docsPage } from './page';

/** Imported on request, because the build generates it from the routes (.config/api-document.ts). */
async function readDocument(): Promise<ApiDocument> {
  return (await import('./data/openapi.json')).default as unknown as ApiDocument;
}

export async function documentCall(): Promise<Response> {
  return Response.json(await readDocument(), { headers: { 'Cache-Control': 'public, no-cache' } });
}

const pages = new Map<Locale, string>();

/** The page's CSP is in next.config.ts. */
export async function docsCall({ locale }: RouteContext): Promise<Response> {
  const cachedPage = pages.get(locale);
  const page =
    cachedPage ??
    docsPage({ document: await readDocument(), locale, t: await translatorOf(locale), origin: env().APP_URL });
  pages.set(locale, page);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // The same URL serves both languages.
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
}
