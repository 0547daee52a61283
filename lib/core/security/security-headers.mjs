// The headers that every answer carries. Next sends them with pages and routes (next.config.ts); the server's entry adds
// what is missing to whatever Next answers by itself, and to its own refusals.

/** For what is not a page: data, files and redirects run and show nothing. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For addresses that are secrets themselves: they must not travel on in a Referer, nor lie in a cache or an index. */
export const secretAddressHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
};

const SECRET_ADDRESS = /^\/(?:api\/)?shared\/|^\/auth\//;

/**
 * What an answer has to carry where nothing else was said.
 * @param {string} path of the request, without its query
 * @param {boolean} https whether people reach the installation over https
 * @returns {Record<string, string>}
 */
export function fallbackHeaders(path, https) {
  return {
    ...securityHeaders,
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': 'private, no-store',
    ...(SECRET_ADDRESS.test(path) && secretAddressHeaders),
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}
