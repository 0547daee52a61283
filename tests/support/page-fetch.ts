import type { Visitor } from './visitor';

export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  credentials: string | undefined;
}

export function pageFetch(visitor: Visitor, instead: (request: SentRequest) => Response | undefined = () => undefined) {
  const sentRequests: SentRequest[] = [];
  global.fetch = async (path, init = {}) => {
    const request = {
      method: init.method ?? 'GET',
      path: String(path),
      headers: new Headers(init.headers),
      credentials: init.credentials,
    };
    sentRequests.push(request);
    return instead(request) ?? visitor.fetches(String(path), init);
  };
  return sentRequests;
}
