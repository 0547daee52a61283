import {
  checkPolicy,
  filePolicy,
  hashPolicy,
  newNonce,
  noncePolicy,
  scriptlessPolicy,
  styledPolicy,
} from '@/lib/core/security/content-security-policy';

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]));
}

test.each([
  [scriptlessPolicy, "'none'", "'self'"],
  [hashPolicy([]), "'self'", "'self'"],
  [hashPolicy(['aa', 'bb']), "'self' 'sha256-aa' 'sha256-bb'", "'self'"],
  [noncePolicy('nn', 'hh'), "'self' 'nonce-nn' 'sha256-hh' 'strict-dynamic'", "'self' 'nonce-nn'"],
  [
    noncePolicy('nn', 'hh', true),
    "'self' 'nonce-nn' 'sha256-hh' 'strict-dynamic' 'unsafe-eval'",
    "'self' 'unsafe-inline'",
  ],
])('R2.1 the policy %s blocks unlisted sources', (policy, scripts, styles) => {
  expect(directives(policy)).toEqual({
    ...{ 'default-src': "'none'", 'script-src': scripts, 'style-src-elem': styles },
    ...{ 'style-src-attr': "'unsafe-inline'", 'img-src': "'self' blob: data:", 'font-src': "'self'" },
    ...{ 'connect-src': "'self'", 'manifest-src': "'self'", 'worker-src': "'self'", 'object-src': "'none'" },
    ...{ 'base-uri': "'none'", 'form-action': "'self'", 'frame-ancestors': "'none'" },
  });
});

test('R2.1 files and printouts load only embedded content', () => {
  expect(directives(filePolicy)).toEqual({ sandbox: '', 'default-src': "'none'" });
  expect(directives(styledPolicy('ss'))).toMatchObject({ 'default-src': "'none'", 'style-src': "'sha256-ss'" });
  expect(directives(checkPolicy)).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'" });
});

test('R2.1 every nonce has 16 new bytes', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});
