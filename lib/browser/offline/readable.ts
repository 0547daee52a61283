import { isProtectedPath } from '@/lib/core/config/paths';

/** Forms, the way to one, and the starter session have nothing to read, and a share link's page holds its key. */
const NOT_KEPT = /\/(new|weigh|edit|deleted|share|feedback|tour)$/;

/** Whether a copy of the page is kept for reading without a connection (R4.3): signed-in pages that hold no secret. */
export function isReadableOffline(pathname: string): boolean {
  return isProtectedPath(pathname) && !NOT_KEPT.test(pathname);
}

/** Under which name the copy of a page is kept: the parts of a pet's page are pages of their own. */
export function savedPagePath({ pathname, search }: { pathname: string; search: string }): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === 'health' ? `${pathname}?tab=${tab}` : pathname;
}
