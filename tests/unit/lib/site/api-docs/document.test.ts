import * as z from 'zod';
import type { RouteDescription } from '@/lib/core/http/route-description';
import { buildDocument, type FoundRoute } from '@/lib/site/api-docs/document';
import { entry, file, type Operations, withTag } from '@/lib/site/api-docs/operation';

const at = new Date('2026-03-28T12:00:00Z');

const operations: Operations = withTag('Pets', {
  'GET /api/pets/{petId}/photo': { summary: 'Photo', answer: file('The photo', 'image/webp') },
  'POST /api/pets': { summary: 'Add', answer: entry('The pet') },
  'POST /api/pets/{petId}/photo': { summary: 'Set', answer: entry('The pet') },
});

const route = (facts: Partial<RouteDescription>): RouteDescription => ({
  caller: 'member',
  withoutCsrf: false,
  status: 200,
  ...facts,
});

const foundRoutes: FoundRoute[] = [
  {
    method: 'GET',
    path: '/api/pets/{petId}/photo',
    route: route({
      level: 'view',
      query: z.object({ size: z.enum(['small', 'large']).default('large'), by: z.string() }),
    }),
  },
  {
    method: 'POST',
    path: '/api/pets',
    route: route({
      status: 201,
      body: (moment) => z.strictObject({ born: z.iso.date(), since: z.literal(moment.toISOString()) }),
    }),
  },
  { method: 'POST', path: '/api/pets/{petId}/photo', route: route({ sends: { upload: null }, level: 'edit' }) },
];

const facts = { operations, version: '1.0.0', license: 'MIT', at };

describe('the description of a route', () => {
  const { paths } = buildDocument(foundRoutes, facts);
  const get = paths['/api/pets/{petId}/photo']?.get;
  const post = paths['/api/pets']?.post;
  const upload = paths['/api/pets/{petId}/photo']?.post;
  const parameterNames = (operation: typeof get) =>
    operation?.parameters.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1));

  test('R7.1 lists parameters and required headers', () => {
    expect(parameterNames(get)).toEqual(['petId', 'size', 'by', 'Language']);
    expect(get?.parameters.map(({ required }) => required)).toEqual([true, false, true, undefined]);
    expect(parameterNames(post)).toEqual(['CsrfToken', 'IdempotencyKey', 'Language']);
    expect(parameterNames(upload)).toEqual(['petId', 'CsrfToken', 'Language']);
    expect(get?.security).toEqual([{ session: [] }]);
  });

  test('R7.1 describes each body by its schema at the given time', () => {
    expect(post?.requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: { born: { type: 'string', format: 'date' }, since: { type: 'string', const: at.toISOString() } },
      required: ['born', 'since'],
      additionalProperties: false,
    });
    expect(upload?.requestBody?.content['multipart/form-data']?.schema.required).toEqual(['file']);
  });

  test('R7.1 R8.1 lists the possible response statuses', () => {
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '401', '404', 'default']);
    expect(Object.keys(post?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '408',
      '409',
      '413',
      '415',
      'default',
    ]);
    expect(Object.keys(get?.responses[200]?.content ?? {})).toEqual(['image/webp']);
  });
});

test('fails on undescribed routes and on descriptions without a route', () => {
  expect(() => buildDocument(foundRoutes.slice(1), facts)).toThrow(
    'facts without a route: GET /api/pets/{petId}/photo',
  );
  const more = [...foundRoutes, { ...foundRoutes[0]!, method: 'DELETE' }];
  expect(() => buildDocument(more, facts)).toThrow('routes without facts: DELETE /api/pets/{petId}/photo');
});
