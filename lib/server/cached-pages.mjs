// Serves prerendered pages from memory, compressed once. Next would read, hash and compress the same file for each
// reader.
import inject from 'light-my-request';
import { compressAnswer, compressAnswerOnDemand, sendCached, uncompressed } from './cached-answers.mjs';

const perResponseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** Request headers that would change or shorten the response. Removed, to get the whole page. */
const perClientHeaders = ['accept-encoding', 'if-modified-since', 'if-none-match', 'range'];

const omit = (headers, names) => Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function headersToKeep(allHeaders) {
  const headers = omit(allHeaders, perResponseHeaders);
  const vary = String(headers.vary ?? '');
  if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  // Weak, because the bytes differ by encoding.
  if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  return headers;
}

async function renderPage({ url, headers, socket }, handle) {
  const request = { method: 'GET', url, headers: omit(headers, perClientHeaders), remoteAddress: socket.remoteAddress };
  const { statusCode: status, headers: allHeaders, rawPayload: body } = await inject(handle, request);
  return { status, headers: headersToKeep(allHeaders), body, isPage: status === 200 && !allHeaders['set-cookie'] };
}

/**
 * @param handle answers a request without the cache
 * @returns function that returns false for a request that the cache does not answer
 */
export function createPageCache(pages, keyOf, handle) {
  const inFlight = new Set();

  const renderAndCache = async (key, request, response, turn) => {
    try {
      const { isPage, status, ...answer } = await renderPage(request, (inner, outer) => handle(inner, outer, turn));
      sendCached(request, response, { ...(isPage ? compressAnswerOnDemand(answer) : uncompressed(answer)), status });
      if (isPage) pages.set(key, await compressAnswer(answer));
    } catch {
      response.destroy();
    } finally {
      inFlight.delete(key);
    }
  };

  return (request, response, turn) => {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.get(key);
    if (page) sendCached(request, response, page);
    if (page || key === null || request.method !== 'GET' || inFlight.has(key)) return page !== undefined;
    inFlight.add(key);
    const leave = () => inFlight.delete(key);
    response.once('close', leave);
    turn.enter(() => {
      response.off('close', leave);
      void renderAndCache(key, request, response, turn);
    });
    return true;
  };
}
