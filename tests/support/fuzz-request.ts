import type { ApiOperation } from '@/lib/site/api-docs/document';
import type { JsonSchema } from '@/lib/site/api-docs/json-schema';
import { sampleOf } from '@/lib/site/api-docs/sample';
import { malformedJson, malformedPath, malformedQuery, pickOne, poison, type Random } from './malformed';

export interface Target {
  method: string;
  path: string;
  operation: ApiOperation;
}

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Operations that would delete data which the run needs. Never sent with the run's own ids. */
const ENDS_THE_RUN = new Set([
  'DELETE /api/users/{userId}',
  'DELETE /api/users/{userId}/sessions',
  'POST /api/users/{userId}/password',
  'DELETE /api/pets/{petId}',
]);

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'X'];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonx',
  '',
];

function pathOf({ method, path }: Target, ids: Record<string, string>, random: Random): string {
  const odd = ENDS_THE_RUN.has(`${method} ${path}`) ? 1 : 0.12;
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    random() < odd ? malformedPath(random) : (ids[name] ?? malformedPath(random)),
  );
}

function queryOf({ operation }: Target, random: Random): string {
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const parts = queryParameters.flatMap(({ name = '', schema = {}, required }) => {
    if (random() < 0.35) return [`${name}=${malformedQuery(random)}`];
    return required ? [`${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`] : [];
  });
  if (random() < 0.05) parts.push(`__proto__=${malformedQuery(random)}`, `lng=${malformedQuery(random)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const FILES: readonly (() => Uint8Array<ArrayBuffer>)[] = [
  () => new Uint8Array(),
  () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  () => new TextEncoder().encode('%PDF-1.7\n%%EOF'),
  () => new TextEncoder().encode(`%PDF-1.4\n${'1 0 obj<</A 1 0 R>>endobj\n'.repeat(500)}trailer<</Root 1 0 R>>%%EOF`),
  () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
  () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  () => new TextEncoder().encode('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '),
  () => new Uint8Array(1_000_000),
];

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function multipart(schema: JsonSchema, random: Random): { type: string; body: Uint8Array<ArrayBuffer> } {
  const name = pickOne(random, ['file', 'file', 'file', 'File', 'f\u0000', '']);
  const file = pickOne(random, ['photo.jpg', '../../x.jpg', 'a\\"b.jpg', 'x'.repeat(5000), '\u0000', '']);
  const fields = Object.keys(schema.properties ?? {}).filter((key) => key !== 'file' && random() < 0.4);
  const part = (headers: string, content: Uint8Array | string) => [
    Buffer.from(`--xyz\r\n${headers}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ];
  const pieces = [
    ...fields.flatMap((key) => part(`Content-Disposition: form-data; name="${key}"`, asText(poison(random)))),
    ...part(
      `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/jpeg`,
      pickOne(random, FILES)(),
    ),
    ...(random() < 0.2 ? part('Content-Disposition: nonsense', 'x') : []),
    ...(random() < 0.8 ? [Buffer.from('--xyz--\r\n')] : []),
  ];
  const whole = new Uint8Array(Buffer.concat(pieces));
  const body = random() < 0.15 ? whole.slice(0, Math.floor(whole.length * random())) : whole;
  const type = pickOne(random, [
    '; boundary=xyz',
    '; boundary=xyz',
    '; boundary=xyz',
    '; boundary=abc',
    '',
    '; boundary=',
  ]);
  return { type: `multipart/form-data${type}`, body };
}

function payloadOf({ operation }: Target, random: Random): { type: string; body: FuzzRequest['body'] } {
  const [[type, { schema }] = ['', { schema: {} as JsonSchema }]] = Object.entries(
    operation.requestBody?.content ?? {},
  );
  if (type === 'multipart/form-data' && random() < 0.9) return multipart(schema, random);
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = Object.keys(schema.properties ?? {}).map((name) => `${name}=${malformedQuery(random)}`);
    return { type, body: random() < 0.1 ? `${'a=%&'.repeat(40_000)}` : pairs.join('&') };
  }
  return { type: 'application/json', body: malformedJson(schema, random) };
}

export function fuzzRequest(target: Target, ids: Record<string, string>, random: Random): FuzzRequest {
  const method = random() < 0.05 ? pickOne(random, VERBS) : target.method;
  const path = pathOf({ ...target, method }, ids, random) + queryOf(target, random);
  const headers: Record<string, string> = {};
  if (random() < 0.03) headers['Accept-Language'] = pickOne(random, ['*;q=2', 'x'.repeat(4000), 'es;q=abc,,,;']);
  if (random() < 0.04) headers['Idempotency-Key'] = pickOne(random, ['', 'a', 'x'.repeat(300), 'key 1', '"\\']);
  if (random() < 0.04) headers['X-Share-Pin'] = pickOne(random, ['', '0', '1'.repeat(5000), '{}']);
  if (random() < 0.03) headers.Authorization = pickOne(random, ['Bearer', 'Bearer x', `Bearer ${'x'.repeat(4000)}`]);
  if (random() < 0.02) headers['If-None-Match'] = pickOne(random, ['*', '"', '"x", W/"y"']);
  if (method === 'GET' || method === 'HEAD') return { method, path, headers };
  const { type, body } = payloadOf(target, random);
  headers['Content-Type'] = random() < 0.06 ? pickOne(random, TYPES) : type;
  return { method, path, headers, body };
}
