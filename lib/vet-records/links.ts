/**
 * Whether a text is an address that may stand in a page: http or https, a host, no name and password inside, which
 * would go to whoever opens it.
 */
export function isDocumentLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** What is shown of an address: host and the end of the path. */
export function linkText(link: string): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  const file = pathname.split('/').findLast((part) => part !== '');
  return file ? `${hostname} · ${file}` : hostname;
}
