import 'server-only';
import { env } from '@/lib/core/config/env';
import type { RouteContext } from '@/lib/core/http/route';
import type { Locale } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';
import type { ApiDocument } from './document';
import { docsPage } from './page';

/** Made before the build from the routes themselves (.config/api-document.ts), so it is looked for only when it is asked for. */
async function readDocument(): Promise<ApiDocument> {
  return (await import('./data/openapi.json')).default as unknown as ApiDocument;
}

/** GET /api/openapi.json */
export async function documentCall(): Promise<Response> {
  return Response.json(await readDocument(), { headers: { 'Cache-Control': 'public, no-cache' } });
}

/** Two languages, and nothing of it changes while the process runs. */
const pages = new Map<Locale, string>();

/** GET /api/docs. Its policy stands with those of all addresses (next.config.ts). */
export async function docsCall({ locale }: RouteContext): Promise<Response> {
  const known = pages.get(locale);
  const page =
    known ?? docsPage({ document: await readDocument(), locale, t: await translatorOf(locale), origin: env().APP_URL });
  pages.set(locale, page);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // One address has a page in each language.
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
}
