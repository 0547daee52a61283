const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PAGE_METHODS = ['GET', 'HEAD'];

const MAX_HEADERS = 100;

const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export function isHost(text) {
  return text !== undefined && HOST.test(text);
}

/** HTTP/1.0 requests have no Host header. Two Host headers are an attack. */
function isAddressed({ rawHeaders, headers, httpVersion }) {
  const hostCount = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hostCount === 0 ? httpVersion === '1.0' : hostCount === 1 && isHost(headers.host);
}

/** For `%E0%A4%A` Next would throw an error of its own. */
function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export function hasBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/** Ignores `h2c`, which clients offer and can do without. Any other upgrade is refused. */
function wantsUpgrade({ headers }) {
  return headers.upgrade !== undefined && headers.upgrade.toLowerCase() !== 'h2c';
}

/** Pages accept no body, because Next would buffer it twice. A structure test makes native forms post to `/api`. */
export function refusalOf(request) {
  const { method = '', url = '', rawHeaders } = request;
  // Refuses absolute URLs, which only proxies receive, and `OPTIONS *`.
  if (!url.startsWith('/')) return { status: 400 };
  const path = url.split('?', 1)[0];
  if (!isReadable(path) || !isAddressed(request) || wantsUpgrade(request)) return { status: 400 };
  if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431 };
  const isApi = path === '/api' || path.startsWith('/api/');
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  return !isApi && hasBody(request) ? { status: 413 } : null;
}
