const page = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export const scriptlessPolicy = [...page, "script-src 'none'", "style-src-elem 'self'"].join('; ');

/** Policy for /v, which has no inline code and may fetch keys from any installation that the user trusts. */
export const checkPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src blob:; connect-src 'self' https:; " +
  "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Policy for the workers that decode HEIC and read papers, the only scripts that compile WebAssembly. They load scripts
 * and open no other connection: the page passes the models.
 */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

export const filePolicy = "sandbox; default-src 'none'";

export function styledPolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** @param development true for Next's development server, which needs `eval` and inline styles */
export function noncePolicy(nonce: string, startScriptHash: string, development = false): string {
  const scripts = `script-src 'self' 'nonce-${nonce}' 'sha256-${startScriptHash}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`;
  const styles = development ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`;
  return [...page, scripts, styles].join('; ');
}

/** For pages rendered at build time, which cannot contain a nonce. @param hashes base64 SHA-256 */
export function hashPolicy(hashes: readonly string[]): string {
  const scripts = ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [...page, scripts, "style-src-elem 'self'"].join('; ');
}
