import { createHash } from 'node:crypto';
import openApi from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiDocument, ApiOperation } from '@/lib/site/api-docs/document';
import type { JsonSchema } from '@/lib/site/api-docs/json-schema';
import { operations } from '@/lib/site/api-docs/operations';
import { anAdmin } from '../support/admins';
import { anOwner, type Owner } from '../support/fuzz-owner';
import { Visitor } from '../support/visitor';

const visitor = new Visitor();
let document: ApiDocument;
let owner: Owner;

beforeAll(async () => {
  document = (await visitor.get('/api/openapi.json')).body;
  owner = await anOwner();
});

function checker() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  addFormats(ajv);
  return ajv;
}

const all = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('R7.1 the OpenAPI 3.1 document is valid and lists every operation once', () => {
  const checkDocument = checker().compile(openApi);
  checkDocument(document);
  expect(checkDocument.errors ?? []).toEqual([]);
  expect(
    all()
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
      .sort(),
  ).toEqual(Object.keys(operations).sort());

  const ids = all().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Compiles each schema as part of the whole document, so that its references resolve. */
function within(ajv: Ajv2020, schema: object) {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
}

function endless(schema: JsonSchema, place: string): string[] {
  const { type, enum: known, const: only, format, maxLength, anyOf = [], oneOf = [], items, properties = {} } = schema;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const bounded = known !== undefined || only !== undefined || format !== undefined || maxLength !== undefined;
  return [
    ...(isText && !bounded ? [place] : []),
    ...[...anyOf, ...oneOf].flatMap((one) => endless(one, place)),
    ...(items ? endless(items, `${place}[]`) : []),
    ...Object.entries(properties).flatMap(([name, one]) => endless(one, `${place}.${name}`)),
  ];
}

test('R8.1 every text input has a maximum length', () => {
  const foundProblems = all().flatMap(({ path, method, operation }) => {
    const { 'application/json': json, 'multipart/form-data': parts } = operation.requestBody?.content ?? {};
    return [json, parts].flatMap((one) => (one ? endless(one.schema, `${method} ${path}`) : []));
  });
  expect(foundProblems).toEqual([]);
});

test('R7.1 every schema is valid and every reference resolves', () => {
  const ajv = checker().addSchema({ ...document, $id: 'api' } as object);
  const schemasOf = ({ parameters, requestBody, responses }: ApiOperation) => [
    ...parameters.map(({ schema }) => schema),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}).map(({ schema }) => schema)),
  ];
  const schemas = new Set(
    all().flatMap(({ operation }) => schemasOf(operation).map((one) => JSON.stringify(one ?? {}))),
  );
  const wrong = [...schemas].flatMap((text) => {
    try {
      within(ajv, JSON.parse(text));
      return [];
    } catch (error) {
      return [`${text}: ${String(error)}`];
    }
  });

  expect(wrong).toEqual([]);
  const sharedParameters = all().flatMap(({ operation }) => operation.parameters.flatMap(({ $ref }) => $ref ?? []));
  const knownParameters = Object.keys(document.components.parameters).map((name) => `#/components/parameters/${name}`);
  expect([...new Set(sharedParameters)].sort()).toEqual(knownParameters.sort());
});

test('R7.1 responses match their documented schemas', async () => {
  const ajv = checker().addSchema({ ...document, $id: 'api' } as object);
  const admin = await anAdmin();
  const wrong: string[] = [];
  let checkedCount = 0;
  for (const { path, method, operation } of all()) {
    const neededParameters = operation.parameters.filter(({ required, ...where }) => where.in === 'query' && required);
    if (method !== 'get' || neededParameters.length > 0 || path === '/api/dev/outbox') continue;
    const requester = path.startsWith('/api/admin/') ? admin : owner.person;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => owner.ids[name] ?? name);
    const { status, body, headers } = await requester.get(address);
    const answer = operation.responses[status] ?? operation.responses.default;
    const type = headers.get('content-type') ?? '';
    const documentedTypes = Object.keys(answer?.content ?? {});
    if (status !== 304 && status !== 302 && !documentedTypes.includes(type)) wrong.push(`${path}: ${status} ${type}`);
    const schema = answer?.content?.[type]?.schema;
    if (type !== 'application/json' || !schema) continue;
    const checkAnswer = within(ajv, schema);
    if (!checkAnswer(body)) wrong.push(`${path}: ${status} ${JSON.stringify(checkAnswer.errors)}`);
    if (status === 200) checkedCount += 1;
  }

  expect(wrong).toEqual([]);
  expect(checkedCount).toBeGreaterThan(45);
});

test.each(['en', 'es'] as const)('R7.1 R2.1 the page in %s allows no scripts and only its own style', async (lng) => {
  const { status, body, headers } = await visitor.get(`/api/docs?lng=${lng}`);
  const page = String(body);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');

  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(page).toContain(`<html lang="${lng}">`);
  expect(page).not.toMatch(
    /<script|<style[^>]|<link rel="stylesheet"| style=|\son\w+=|https?:\/\/(?!localhost|example\.com)/,
  );

  const ids = all().map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(anchors.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});
