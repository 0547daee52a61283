export function isPageData(headers: Headers): boolean {
  return headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch');
}
