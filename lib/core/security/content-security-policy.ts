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

/** For files that people have sent: opened by themselves, they are nobody's page. */
export const filePolicy = "sandbox; default-src 'none'";

/**
 * For a page of text that runs nothing and has one style element.
 * @param styleHash base64 SHA-256 of that element's content
 */
export function styledPolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** 128 random bits that mark the scripts of one answer as ours. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * The policy of a page that is rendered for each request.
 * @param startScriptHash base64 SHA-256 of the one inline script that is the same everywhere
 * @param development Next's development server compiles with `eval` and writes style elements of its own
 */
export function noncePolicy(nonce: string, startScriptHash: string, development = false): string {
  const scripts = `script-src 'self' 'nonce-${nonce}' 'sha256-${startScriptHash}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`;
  const styles = development ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`;
  return [...page, scripts, styles].join('; ');
}

/**
 * The policy of a page that was rendered while building: a nonce would have to differ each time, so its inline scripts
 * are named by their hashes.
 * @param hashes base64 SHA-256 of each inline script
 */
export function hashPolicy(hashes: readonly string[]): string {
  const scripts = ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [...page, scripts, "style-src-elem 'self'"].join('; ');
}
