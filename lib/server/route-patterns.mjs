// Metrics use the pattern of a route, because a URL may identify a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALE = '/[locale]';

/** URLs without a route result in `unknown`, so that clients cannot create patterns. */
export function readRoutePatterns(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, 'routes-manifest.json'), 'utf8'));
  const fixedPages = new Set(manifest.staticRoutes.map(({ page }) => page));
  const dynamic = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const partsOf = (path) => path.split('/').length;
  const among = (list) => {
    const open = list.filter(({ page }) => page.includes('[...'));
    const byParts = new Map();
    for (const one of list.filter((route) => !open.includes(route))) {
      const parts = partsOf(one.page);
      byParts.set(parts, [...(byParts.get(parts) ?? []), one]);
    }
    const fits = (path) => (route) => route.regex.test(path);
    return (path) => (byParts.get(partsOf(path))?.find(fits(path)) ?? open.find(fits(path)))?.page;
  };
  const pageOf = among(dynamic.filter(({ page }) => page.startsWith(LOCALE)));
  const otherOf = among(dynamic.filter(({ page }) => !page.startsWith(LOCALE)));
  return (pathname) => {
    if (pathname.startsWith('/_next/')) return '/_next';
    if (fixedPages.has(pathname)) return pathname;
    const other = otherOf(pathname);
    if (other) return other;
    const page = pageOf(pathname === '/' ? '/en' : `/en${pathname}`) ?? '';
    return page === '' || page.includes('[...') ? 'unknown' : page.slice(LOCALE.length) || '/';
  };
}
