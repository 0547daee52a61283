import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { descriptionOf, type RouteDescription, type SchemaAtTime } from '@/lib/core/http/route-description';
import { toJsonSchema } from '@/lib/site/api-docs/json-schema';
import en from '@/messages/en.json';
import { type Limit, limitsIn, withValue } from '@/tests/support/limits';

const at = new Date('2026-06-15T12:00:00Z');
/** Parameters that are ignored if invalid, because the response is useful without them. */
const LENIENT = ['/api/reminders/unsubscribe ? token', 'GET /api/users/[userId]/photo ? size'];

const WRITTEN_DOWN = 'tests/support/limits.txt';

function routeFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return routeFiles(path);
    return entry.name === 'route.ts' ? [path] : [];
  });
}

interface Call {
  name: string;
  schema: z.ZodType;
  isQuery: boolean;
}

const schemaAt = (schema: SchemaAtTime) => (typeof schema === 'function' ? schema(at) : schema);

function callsOf(name: string, { body, sends, query }: RouteDescription): Call[] {
  const upload = sends && 'upload' in sends ? sends.upload : null;
  const sentSchema = body ?? upload;
  return [
    ...(sentSchema ? [{ name, schema: schemaAt(sentSchema), isQuery: false }] : []),
    ...(query ? [{ name: `${name} ?`, schema: query, isQuery: true }] : []),
  ];
}

const calls = routeFiles('app/api').flatMap((file) => {
  const address = file.replace(/^app/, '').replace(/\/route\.ts$/, '');
  const handlers = require(join(process.cwd(), file)) as Record<string, object>;
  return Object.entries(handlers).flatMap(([method, handler]) => {
    const route = descriptionOf(handler);
    return route ? callsOf(`${method} ${address}`, route) : [];
  });
});

const limits = calls.flatMap((call) => limitsIn(toJsonSchema(call.schema)).map((limit) => ({ call, limit })));

const inWords = ({ path }: Limit) => path.map((name) => (typeof name === 'number' ? '[]' : name)).join('.');

function issuesAt({ schema }: Call, limit: Limit, value: unknown) {
  const { issues = [] } = schema.safeParse(withValue(limit, value)).error ?? {};
  return issues.filter(({ path }) => path.every((name, index) => name === limit.path[index]));
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

const isWord = (key: string) =>
  key.split('.').reduce<unknown>((words, name) => (words as Record<string, unknown> | undefined)?.[name], en) !==
  undefined;

test('R8.1 the list of limits matches the schemas of the API', () => {
  const foundLimits = [
    ...new Set(limits.map(({ call, limit }) => `${call.name} ${inWords(limit)} ${limit.rule}`)),
  ].sort();
  expect(foundLimits).toEqual(readFileSync(WRITTEN_DOWN, 'utf8').trim().split('\n'));
});

test('R8.1 accepts the last allowed value of every field', () => {
  const wrong = limits.flatMap(({ call, limit }) => {
    const messagesByValue = limit.allowed.map((value) => issuesAt(call, limit, value).map(({ message }) => message));
    const isTaken = limit.rule.startsWith('format=') ? messagesByValue.some(isEmpty) : messagesByValue.every(isEmpty);
    return isTaken || messagesByValue.length === 0
      ? []
      : [`${call.name} ${inWords(limit)} ${limit.rule}: ${messagesByValue.flat()[0]}`];
  });
  expect(wrong).toEqual([]);
});

test('R8.1 refuses the first value beyond every limit with a message', () => {
  const wrong = limits.flatMap(({ call, limit }) =>
    limit.refused.flatMap((value) => {
      const issues = issuesAt(call, limit, value);
      const about = `${call.name} ${inWords(limit)} ${limit.rule}: ${JSON.stringify(value).slice(0, 60)}`;
      if (issues.length === 0) return LENIENT.some((one) => about.includes(one)) ? [] : [`${about} is taken`];
      const wordless = issues.filter(({ message }) => !isWord(message.split('?')[0] ?? ''));
      return call.isQuery ? [] : wordless.map(({ message }) => `${about} says ${message}`);
    }),
  );
  expect(wrong).toEqual([]);
});
