import * as z from 'zod';

/** Accepts http and https without credentials, which would leak to anyone who opens the link. */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

export const webLink = (max: number, error: string) =>
  z.string({ error }).max(max, { error, abort: true }).refine(isWebLink, { error });
