import { CSRF_REFUSED } from '@/lib/core/http/csrf-refusal';
import type { JsonSchema } from '@/lib/site/api-docs/json-schema';
import { sampleOf } from '@/lib/site/api-docs/sample';
import { complaint, Sender, targets } from './fuzz';
import { anOwner } from './fuzz-owner';
import type { FuzzRequest, Target } from './fuzz-request';
import { aPdf } from './pdf';
import { aPhoto } from './photos';

const LENGTH = 100_000;

/** Slow for expressions that backtrack at each letter. */
export const LONG_TEXTS = [
  `a${'-'.repeat(LENGTH)}!`,
  `2026-03-07,${' '.repeat(LENGTH)}4.2 x`,
  `a${'<'.repeat(LENGTH)}`,
  `${'1 '.repeat(LENGTH / 2)}x`,
  `${'a.'.repeat(LENGTH / 2)}@`,
  `https://example.org/${'@/'.repeat(LENGTH / 2)} `,
];

/** Texts that PostgreSQL refuses, so the app must refuse or clean them first. */
export const UNSTORABLE_TEXTS = ['a\u0000b', 'a\uD800b'];

const WITH_TOKEN = () => 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lengthenValue(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((one) => lengthenValue(one, text).map((long) => [long]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    lengthenValue(one, text).map((long) => ({ ...value, [name]: long })),
  );
}

const isText = (schema: JsonSchema): boolean =>
  [schema.type].flat().includes('string') || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isText);

function bodiesOf(schema: JsonSchema, text: string): unknown[] {
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) return parts.flatMap((one) => bodiesOf(one, text));
  const sample = sampleOf(schema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const values = isText(one) ? [text] : lengthenValue(sampleOf(one), text);
    return values.map((long) => ({ ...(isObject(sample) && sample), [name]: long }));
  });
}

function formOf(path: string, schema: JsonSchema, text: string, photo: Blob): FormData {
  const form = new FormData();
  for (const name of Object.keys(schema.properties ?? {})) if (name !== 'file') form.append(name, text.slice(0, 900));
  const file = path.endsWith('/documents') ? new Blob([new Uint8Array(aPdf())]) : photo;
  form.append('file', file, `${text.slice(0, 50_000)}.pdf`);
  return form;
}

type Payload = Pick<RequestInit, 'body' | 'headers'>;

function payloadsOf({ path, operation }: Target, text: string, photo: Blob): Payload[] {
  return Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]): Payload[] => {
    if (type === 'multipart/form-data') return [{ body: formOf(path, schema, text, photo), headers: {} }];
    const headers = { 'Content-Type': type };
    if (type === 'application/json')
      return bodiesOf(schema, text).map((body) => ({ body: JSON.stringify(body), headers }));
    const fields = Object.keys(schema.properties ?? {}).map((name) => [name, text.slice(0, 20_000)]);
    return [{ body: new URLSearchParams(fields).toString(), headers }];
  });
}

interface TextReport {
  sent: number;
  slowest: { ms: number; what: string };
  problems: string[];
}

export async function sendTexts(texts: readonly string[], { inTurn = false } = {}): Promise<TextReport> {
  const { person, ids } = await anOwner();
  const photo = new Blob([new Uint8Array(await aPhoto())]);
  const report: TextReport = { sent: 0, slowest: { ms: 0, what: '' }, problems: [] };

  const sendPayload = async (member: Sender, { method, path }: Target, { body, headers }: Payload) => {
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
    const startMs = performance.now();
    const response = await member.send({ method, path: filledPath, headers, body } as FuzzRequest, WITH_TOKEN);
    const isRefused = response.status === 403 && (await response.clone().text()).includes(CSRF_REFUSED);
    const wrong = isRefused ? CSRF_REFUSED : await complaint(response, method);
    const ms = performance.now() - startMs;
    const what = `${method} ${path} ${typeof body === 'string' ? body.slice(0, 120) : 'form'}`;
    report.sent += 1;
    if (ms > report.slowest.ms) report.slowest = { ms, what };
    if (wrong) report.problems.push(`${what}: ${wrong}`);
  };

  for (const [at, target] of (await targets()).entries()) {
    // New sender for each, because some operations replace the browser's secret, after which others would be refused.
    const member = await Sender.of(person);
    for (const [nth, text] of texts.entries()) {
      for (const [field, payload] of payloadsOf(target, text, photo).entries())
        if (!inTurn || (at + field) % texts.length === nth) await sendPayload(member, target, payload);
    }
  }
  return report;
}
