// What the server's entry refuses by its first lines alone, before Next sees it.

const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** Browsers send about twenty. */
const MAX_HEADERS = 100;

/** A host name or an address, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether text is a host as a request names it.
 * @param {string | undefined} text
 */
export function isHost(text) {
  return text !== undefined && HOST.test(text);
}

/** HTTP/1.0 knows no Host; two of them are a trick. */
function isAddressed({ rawHeaders, headers, httpVersion }) {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 0 ? httpVersion === '1.0' : named === 1 && isHost(headers.host);
}

/** Next ends at `%E0%A4%A` with an error of its own. */
function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether more of a request comes after its headers.
 * @param {Pick<import('node:http').IncomingMessage, 'headers'>} request
 */
export function hasBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/** Clients that could speak HTTP/2 ask for it in passing and go on without; anything else wants what is not here. */
function wantsUpgrade({ headers }) {
  return headers.upgrade !== undefined && headers.upgrade.toLowerCase() !== 'h2c';
}

/**
 * Why a request is refused, or null. Forms that pages post natively go to `/api` (a structure test holds them to it), so
 * that no page takes a body: Next would keep it in memory, once for its middleware and once for the page.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>} request
 * @returns {{ status: number, allow?: string } | null}
 */
export function refusalOf(request) {
  const { method = '', url = '', rawHeaders } = request;
  // Also absolute addresses, which only a proxy is asked for, and `OPTIONS *`.
  if (!url.startsWith('/')) return { status: 400 };
  const path = url.split('?', 1)[0];
  if (!isReadable(path) || !isAddressed(request) || wantsUpgrade(request)) return { status: 400 };
  if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431 };
  const isApi = path === '/api' || path.startsWith('/api/');
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  return !isApi && hasBody(request) ? { status: 413 } : null;
}
