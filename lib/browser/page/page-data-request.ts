/** Matches data of a page that Next's router is about to show, but not prefetched data. */
export function isPageData(headers: Headers): boolean {
  return headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch');
}
