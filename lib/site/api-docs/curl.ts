import { cookieNames } from '@/lib/core/config/cookies';
import type { ApiDocument, ApiOperation } from './document';
import { sampleOf } from './sample';

const isParameter = (operation: ApiOperation, name: string) =>
  operation.parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`));

function credentials({ security }: ApiOperation, https: boolean): string[] {
  const [first = {}] = security;
  if (security.some((one) => 'token' in one)) return ['-H "Authorization: Bearer pawfolio_…"'];
  if ('session' in first) return [`-b "${cookieNames.session(https)}=…"`];
  if ('admin' in first) return [`-b "${cookieNames.admin(https)}=…"`];
  return 'cron' in first ? ['-H "Authorization: Bearer …"'] : [];
}

function bodyOf({ requestBody }: ApiOperation): string[] {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  if (type === 'application/json') {
    const json = JSON.stringify(sampleOf(schema)).replaceAll("'", "'\\''");
    return ['-H "Content-Type: application/json"', `-d '${json}'`];
  }
  const names = Object.keys(schema.properties ?? {});
  if (type === 'multipart/form-data') return ['-F "file=@photo.jpg"'];
  return names.slice(0, 1).map((name) => `-d "${name}=…"`);
}

export function curlOf(origin: string, path: string, method: string, operation: ApiOperation): string {
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name = '', schema = {} }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`);
  const url = origin + path + (query.length > 0 ? `?${query.join('&')}` : '');
  const https = origin.startsWith('https:');
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${url}"`,
    ...credentials(operation, https),
    ...(isParameter(operation, 'CsrfToken')
      ? [`-b "${cookieNames.csrf(https)}=…"`, '-H "X-CSRF-Token: …"', `-H "Origin: ${origin}"`]
      : []),
    ...bodyOf(operation),
  ];
  return parts.join(' \\\n  ');
}

export function countOperations({ paths }: ApiDocument): number {
  return Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
}
