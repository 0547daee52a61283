/** Data of a page that Next's router is about to show, not of one that it fetches ahead. */
export function isPageData(headers: Headers): boolean {
  return headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch');
}
