import * as z from 'zod';

/**
 * Whether a text is an address that may stand in a page: http or https, a host, no name and password inside, which
 * would go to whoever opens it.
 */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** An address that somebody has typed, to be shown as a link. */
export const webLink = (max: number, error: string) =>
  z.string({ error }).max(max, { error, abort: true }).refine(isWebLink, { error });
