// Serves prerendered pages from memory, compressed once. Next would read, hash and compress the same file for each
// reader.
import { compressAnswer, sendCached } from './cached-answers.mjs';

const perResponseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** Request headers that would change or shorten the response. Removed while recording, to get the whole page. */
const perClientHeaders = ['accept-encoding', 'if-modified-since', 'if-none-match', 'range'];

function headersToKeep(response) {
  const headers = response.getHeaders();
  for (const name of perResponseHeaders) delete headers[name];
  const vary = String(headers.vary ?? '');
  if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  // Weak, because the bytes differ by encoding.
  if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  return headers;
}

function recordAnswer(request, response, onRecorded) {
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
    onRecorded(isPage ? { headers: headersToKeep(response), body: Buffer.concat(parts) } : null);
  });
}

export function createPageCache(pages, keyOf) {
  const inFlight = new Set();
  return (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.get(key);
    if (page) sendCached(request, response, page);
    else if (key !== null && request.method === 'GET' && !inFlight.has(key)) {
      inFlight.add(key);
      recordAnswer(request, response, async (answer) => {
        try {
          if (answer) pages.set(key, await compressAnswer(answer));
        } finally {
          inFlight.delete(key);
        }
      });
    }
    return page !== undefined;
  };
}
