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
  const pages = dynamic.filter(({ page }) => page.startsWith(LOCALE));
  const others = dynamic.filter(({ page }) => !page.startsWith(LOCALE));
  return (pathname) => {
    if (pathname.startsWith('/_next/')) return '/_next';
    if (fixed.has(pathname)) return pathname;
    const other = others.find(({ regex }) => regex.test(pathname));
    if (other) return other.page;
    const inside = pathname === '/' ? '/en' : `/en${pathname}`;
    const page = pages.find(({ regex }) => regex.test(inside))?.page ?? '';
    return page === '' || page.includes('[...') ? 'unknown' : page.slice(LOCALE.length) || '/';
  };
}
