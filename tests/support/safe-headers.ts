import type { Answer } from './visitor';

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const secretAddress = /^\/(api\/)?(shared\/|invitations(\/|$)|handovers(\/|$))|^\/auth\//;

export function headerProblems(path: string, { status, headers }: Pick<Answer, 'status' | 'headers'>): string[] {
  const wrong = Object.entries(everywhere)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name}: ${headers.get(name)}`);
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes("default-src 'none'") || /script-src [^;]*'unsafe/.test(policy)) wrong.push(`policy: ${policy}`);
  const referrer = secretAddress.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';
  if (headers.get('referrer-policy') !== referrer) wrong.push(`referrer-policy: ${headers.get('referrer-policy')}`);
  for (const name of ['x-powered-by', 'server']) if (headers.has(name)) wrong.push(name);
  const caching = headers.get('cache-control') ?? '';
  // 405s and the OpenAPI document are the same for everyone, so they may be cached.
  if (
    status !== 405 &&
    path !== '/api/openapi.json' &&
    (!/\b(private|no-store)\b/.test(caching) || /\bpublic\b/.test(caching))
  )
    wrong.push(`cache-control: ${caching}`);
  return wrong;
}
