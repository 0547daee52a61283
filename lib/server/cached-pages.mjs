// Built pages from memory, compressed once: Next would read, hash and compress the same file for each of its readers.
import { compressed, sendCached } from './cached-answers.mjs';

/** Node or the entry set them anew for each answer. */
const perResponseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** With one of these, the answer would not be the whole page as it is. */
const perClientHeaders = ['accept-encoding', 'if-modified-since', 'if-none-match', 'range'];

function headersToKeep(response) {
  const headers = response.getHeaders();
  for (const name of perResponseHeaders) delete headers[name];
  const vary = String(headers.vary ?? '');
  if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  // Weak: the bytes differ by their encoding.
  if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  return headers;
}

/** @param done gets headers and body, or null unless the whole page was sent to nobody in particular */
function record(request, response, done) {
  for (const name of perClientHeaders) delete request.headers[name];
  const parts = [];
  const { write, end } = response;
  const collect = (part, encoding) => {
    if (typeof part === 'string') parts.push(Buffer.from(part, typeof encoding === 'string' ? encoding : 'utf8'));
    else if (part instanceof Uint8Array) parts.push(part);
  };
  response.write = function writeAndCollect(...args) {
    collect(...args);
    return write.apply(response, args);
  };
  response.end = function endAndCollect(...args) {
    collect(...args);
    return end.apply(response, args);
  };
  response.once('close', () => {
    const isPage = response.writableFinished && response.statusCode === 200 && !response.hasHeader('set-cookie');
    done(isPage ? { headers: headersToKeep(response), body: Buffer.concat(parts) } : null);
  });
}

/**
 * Answers a request for a page that it has, and keeps the next answer for one that it has not.
 * @param keyOf null for what must not be kept
 * @returns whether it answered
 */
export function createPageCache(pages, keyOf) {
  const inFlight = new Set();
  return (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.get(key);
    if (page) sendCached(request, response, page);
    else if (key !== null && request.method === 'GET' && !inFlight.has(key)) {
      inFlight.add(key);
      record(request, response, async (answer) => {
        try {
          if (answer) pages.set(key, await compressed(answer));
        } finally {
          inFlight.delete(key);
        }
      });
    }
    return page !== undefined;
  };
}
