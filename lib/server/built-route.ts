import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/core/config/env';
import { isStaticPath } from '@/lib/core/config/paths';
import { pageRoute } from '@/lib/core/http/page-route';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';

/** Headers of Next's own navigation, which requests data instead of a page. */
const OF_NEXT = /^(rsc|next-|x-nextjs-|x-middleware-|x-prerender-|purpose$)/;

/** Route of the prerendered page for this request. Null if more than language and consent decides the response. */
export function builtRoute({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!isStaticPath(url) || (url !== '/' && url.endsWith('/'))) return null;
  if (env().NODE_ENV !== 'production' || Object.keys(headers).some((name) => OF_NEXT.test(name))) return null;
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers;
  return pageRoute({ pathname: url, language: null, cookies: cookie, acceptLanguage }).route;
}

declare module '@/lib/core/runtime/process-wide.mjs' {
  interface ProcessWide {
    builtRoute: typeof builtRoute;
  }
}
export function registerBuiltRoutes(): void {
  processWide.builtRoute = builtRoute;
}
