import * as z from 'zod';

/** http or https without credentials, which would reach whoever opens the link. */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

export const webLink = (max: number, error: string) =>
  z.string({ error }).max(max, { error, abort: true }).refine(isWebLink, { error });
