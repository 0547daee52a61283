// Next sends these with pages and routes (next.config.ts). The server's entry adds them to all other answers.

export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** Headers for pages with a secret URL, which must stay out of Referer, caches and search indexes. */
export const secretAddressHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
};

const SECRET_ADDRESS = /^\/(?:api\/)?shared\/|^\/auth\//;

const fallback = { ...securityHeaders, 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'private, no-store' };
const secretFallback = { ...fallback, ...secretAddressHeaders };
const overHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
const fallbacks = [
  [fallback, { ...fallback, ...overHttps }],
  [secretFallback, { ...secretFallback, ...overHttps }],
];

export function fallbackHeaders(url, https) {
  return fallbacks[Number(SECRET_ADDRESS.test(url))][Number(https)];
}
