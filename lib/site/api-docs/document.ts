import { PRODUCT_NAME } from '@/lib/core/config/product';
import type { RouteDescription, SchemaAtTime } from '@/lib/core/http/route-description';
import { components, refusals } from './components';
import { type JsonSchema, toJsonSchema } from './json-schema';
import type { Answer, Operation, Operations } from './operation';

export interface Parameter {
  $ref?: string;
  name?: string;
  in?: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface ApiOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  'x-level'?: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ApiResponse>;
}

export interface ApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  tags: { name: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: typeof components;
}

export interface FoundRoute {
  path: string;
  method: string;
  route: RouteDescription;
}

const ABOUT = `The HTTP API of ${PRODUCT_NAME}, made from the schemas that check its requests. JSON in and out, moments in ISO 8601 UTC, days as YYYY-MM-DD, weights in grams. A refusal has the shape of \`Error\`; what is somebody else’s is the same 404 as what does not exist, and so is every address below /api that is not named here. Lists are newest first.`;

const refTo = (kind: 'parameters' | 'schemas', name: string) => ({ $ref: `#/components/${kind}/${name}` });

const SECURITY: Record<RouteDescription['caller'], Record<string, string[]>[]> = {
  anybody: [],
  member: [{ session: [] }],
  admin: [{ admin: [] }],
  // The key in the URL authorizes. Only some links also need a PIN.
  share: [{}, { pin: [] }],
  'photo-link': [],
  feed: [],
};

function securityOf({ caller, token }: RouteDescription): Record<string, string[]>[] {
  return token === undefined ? SECURITY[caller] : [...SECURITY[caller], { token: [token] }];
}

const isWrite = (method: string) => method !== 'GET';

function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf({ path, method, route }: FoundRoute, keyed: boolean): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }),
  );
  const query = route.query ? toJsonSchema(route.query) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    }),
  );
  return [
    ...inPath,
    ...inQuery,
    ...(isWrite(method) && !route.withoutCsrf
      ? [refTo('parameters', route.token ? 'CsrfTokenOfSession' : 'CsrfToken')]
      : []),
    ...(keyed ? [refTo('parameters', 'IdempotencyKey')] : []),
    ...(route.matched ? [refTo('parameters', 'IfMatch')] : []),
    refTo('parameters', 'Language'),
  ];
}

function uploadSchema(fields: JsonSchema): JsonSchema {
  const file = { type: 'string', format: 'binary', description: 'The file itself.' };
  return {
    type: 'object',
    required: ['file', ...(fields.required ?? [])],
    properties: { file, ...fields.properties },
  };
}

const entryId = {
  type: 'string',
  format: 'uuid',
  description: 'A UUIDv7 that the device has made. Sent again it is the same entry, answered with 200.',
};

const withId = (schema: JsonSchema): JsonSchema => ({ ...schema, properties: { id: entryId, ...schema.properties } });

function bodyOf({ body, sends, takesId }: RouteDescription, at: Date): ApiOperation['requestBody'] {
  const schemaOf = (schema: SchemaAtTime) => {
    const made = toJsonSchema(typeof schema === 'function' ? schema(at) : schema);
    return takesId ? withId(made) : made;
  };
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body) } } };
  if (!sends) return undefined;
  if ('form' in sends) {
    const properties = Object.fromEntries(sends.form.map((name) => [name, { type: 'string' }]));
    const schema = { type: 'object', properties };
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
  }
  const schema = uploadSchema(sends.upload ? schemaOf(sends.upload) : {});
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const errorContent = { 'application/json': { schema: refTo('schemas', 'Error') } };

const versionHeader = {
  ETag: { description: 'The version of the entry: its `updatedAt` in quotes.', schema: { type: 'string' } },
};

function successOf({ what, schema, files }: Answer, versioned = false): ApiResponse {
  if (schema) {
    const content = { 'application/json': { schema: schema as JsonSchema } };
    return { description: what, ...(versioned && { headers: versionHeader }), content };
  }
  if (!files) return { description: what, headers: { Location: { schema: { type: 'string' } } } };
  const content = Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  return { description: what, content };
}

const repeatedOf = (answer: Answer): ApiResponse => ({
  ...successOf(answer, true),
  description: 'The entry that this `id` has already made, as it is now',
});

function refusalsOf({ path, method, route }: FoundRoute, operation: Operation, keyed: boolean): number[] {
  const { caller, body, sends, query } = route;
  const isUpload = sends !== undefined && 'upload' in sends;
  const isForm = sends !== undefined && 'form' in sends;
  const byKey = caller === 'share' || caller === 'photo-link' || caller === 'feed';
  return [
    ...(body || query || isUpload ? [400] : []),
    ...(caller === 'member' || caller === 'admin' || operation.cron ? [401] : []),
    ...((isWrite(method) && (!route.withoutCsrf || isForm)) || route.token ? [403] : []),
    ...(path.includes('{') || operation.cron ? [404] : []),
    ...(keyed ? [409] : []),
    ...(body || sends ? [408, 413, 415] : []),
    ...(route.matched ? [412] : []),
    ...(operation.limited || byKey || isUpload || route.token ? [429] : []),
  ];
}

function responsesOf(found: FoundRoute, operation: Operation, keyed: boolean): ApiOperation['responses'] {
  const { answer } = operation;
  const refused = refusalsOf(found, operation, keyed).map((status): [number, ApiResponse] => [
    status,
    { description: refusals[status] ?? '', content: errorContent },
  ]);
  return {
    ...(found.route.takesId && { 200: repeatedOf(answer) }),
    [answer.status ?? found.route.status]: successOf(answer, found.route.versioned),
    ...(answer.revalidates && { 304: { description: 'The same as before, by `If-None-Match`' } }),
    ...Object.fromEntries(refused),
    default: { description: 'Any other refusal, or a failure (503 with `Retry-After`)', content: errorContent },
  };
}

function operationOf(found: FoundRoute, operation: Operation, at: Date): ApiOperation {
  const { path, method, route } = found;
  const { sends } = route;
  const isOnce = route.body !== undefined || (sends !== undefined && 'upload' in sends && sends.once === true);
  const keyed = isWrite(method) && route.caller === 'member' && isOnce && !route.withoutIdempotency;
  const requestBody = bodyOf(route, at);
  return {
    operationId: operationId(method, path),
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    ...(route.level && { 'x-level': route.level }),
    security: operation.cron ? [{ cron: [] }] : securityOf(route),
    parameters: parametersOf(found, keyed),
    ...(requestBody && { requestBody }),
    responses: responsesOf(found, operation, keyed),
  };
}

interface Facts {
  operations: Operations;
  version: string;
  license: string;
  at: Date;
}

export function buildDocument(routes: readonly FoundRoute[], { operations, version, license, at }: Facts): ApiDocument {
  const found = new Map(routes.map((one) => [`${one.method} ${one.path}`, one]));
  const unknown = [...found.keys()].filter((key) => !Object.hasOwn(operations, key));
  const gone = Object.keys(operations).filter((key) => !found.has(key));
  if (unknown.length + gone.length > 0) {
    throw new Error(
      `lib/site/api-docs: routes without facts: ${unknown.join(', ')}; facts without a route: ${gone.join(', ')}`,
    );
  }
  const paths: ApiDocument['paths'] = {};
  for (const [key, operation] of Object.entries(operations)) {
    const one = found.get(key);
    if (!one) continue;
    const path = paths[one.path] ?? {};
    path[one.method.toLowerCase()] = operationOf(one, operation, at);
    paths[one.path] = path;
  }
  const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version,
      license: { name: license, identifier: license },
      description: ABOUT,
    },
    tags,
    paths,
    components,
  };
}
