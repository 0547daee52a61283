// Which route an address belongs to, for figures that must not name whom they are about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages lie below a folder per language that no address names. */
const LOCALE = '/[locale]';

/**
 * Reads the routes of the build.
 * @param {string} directory of the build, `.next`
 * @returns {(pathname: string) => string} the pattern of an address, such as `/api/pets/[petId]`; `unknown` for one that
 * leads nowhere, so that nobody can make up patterns
 */
export function readRoutePatterns(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, 'routes-manifest.json'), 'utf8'));
  const fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
  const dynamic = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  // An address has as many parts as its route, but for routes that take any number.
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
    if (fixed.has(pathname)) return pathname;
    const other = otherOf(pathname);
    if (other) return other;
    const page = pageOf(pathname === '/' ? '/en' : `/en${pathname}`) ?? '';
    return page === '' || page.includes('[...') ? 'unknown' : page.slice(LOCALE.length) || '/';
  };
}
