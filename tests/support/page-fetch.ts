import type { Visitor } from './visitor';

/** A request as the API client made it: what a test looks at afterwards. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  credentials: string | undefined;
}

/**
 * Lets code of the browser run against the real server from here: addresses are those of a page, cookies the visitor's.
 * @param instead answers in the server's place, to play what it does not do by itself
 */
export function pageFetch(visitor: Visitor, instead: (request: SentRequest) => Response | undefined = () => undefined) {
  const sent: SentRequest[] = [];
  global.fetch = async (path, init = {}) => {
    const request = {
      method: init.method ?? 'GET',
      path: String(path),
      headers: new Headers(init.headers),
      credentials: init.credentials,
    };
    sent.push(request);
    return instead(request) ?? visitor.fetches(String(path), init);
  };
  return sent;
}
