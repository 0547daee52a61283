import type { JsonSchema } from '@/lib/site/api-docs/json-schema';
import { sampleOf } from '@/lib/site/api-docs/sample';

export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOne<One>(random: Random, from: readonly One[]): One {
  return from[Math.floor(random() * from.length)] as One;
}

const own = (json: string) => JSON.parse(json) as unknown;

const POISON: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\u202etxt.exe',
  '\u200b',
  '👩‍👩‍👧'.repeat(40),
  'x'.repeat(10_000),
  `'; DROP TABLE "Pet"; --`,
  '%00%0d%0aX: y',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  1e21,
  '1e400',
  'NaN',
  'Infinity',
  '９９',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '2026-11-21T24:00:00Z',
  '1900-01-01T00:00:00+23:59',
  '2199-12-31T23:59:59-23:59',
  '25:61',
  [],
  [[[]]],
  [null],
  Array.from({ length: 2000 }, () => 'x'),
  Array.from({ length: 8 }, () => ['\u0000']),
  {},
  { $ne: null },
  { length: -1 },
  { toString: 'x', valueOf: 1 },
  own('{"__proto__":{"polluted":true}}'),
  own('{"constructor":{"prototype":{"polluted":true}}}'),
];

const BROKEN: readonly (() => string | Uint8Array<ArrayBuffer>)[] = [
  () => '',
  () => '{',
  () => '{"a":1,}',
  () => 'NaN',
  () => '\ufeff{}',
  () => '[1] [2]',
  () => '"\\ud800"',
  () => '{"a":1e99999}',
  () => '{"__proto__":null,"__proto__":1}',
  () => '['.repeat(60_000) + ']'.repeat(60_000),
  () => `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => new Uint8Array([0xed, 0xa0, 0x80]),
  () => `"${'x'.repeat(1_000_000)}"`,
  () => `{"name":"${'x'.repeat(1_000_000)}"}`,
  () => `{"note":"${'\\u0000'.repeat(20_000)}"}`,
];

export const poison = (random: Random): unknown => pickOne(random, POISON);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function corruptSchema(schema: JsonSchema, random: Random): unknown {
  const sample = sampleOf(pickOne(random, schema.oneOf ?? schema.anyOf ?? [schema]));
  if (!isObject(sample)) return poison(random);
  const { properties = {} } = schema;
  const names = Object.keys(properties).length > 0 ? Object.keys(properties) : Object.keys(sample);
  const many = random() < 0.2;
  for (const name of names) {
    if (many && random() < 0.5) sample[name] = poison(random);
  }
  const name = pickOne(random, names) ?? 'x';
  return { ...sample, [name]: random() < 0.15 ? { [name]: sample } : poison(random) };
}

export function malformedJson(schema: JsonSchema, random: Random): string | Uint8Array<ArrayBuffer> {
  const dice = random();
  if (dice < 0.15) return pickOne(random, BROKEN)();
  if (dice < 0.25) return JSON.stringify(poison(random));
  if (dice < 0.35) {
    const unknown = pickOne(random, [
      'extra',
      '__proto__',
      'constructor',
      'id',
      'petId',
      'deletedAt',
      '',
      '\u0000',
      '$where',
    ]);
    const sample = sampleOf(schema);
    const sampleText = JSON.stringify(isObject(sample) ? sample : {});
    // Built as text, because `__proto__` in an object literal is not a key.
    const rest = sampleText === '{}' ? '}' : `,${sampleText.slice(1)}`;
    return `{${JSON.stringify(unknown)}:${JSON.stringify(poison(random))}${rest}`;
  }
  if (dice < 0.42) return JSON.stringify(sampleOf(schema));
  return JSON.stringify(corruptSchema(schema, random));
}

export function malformedQuery(random: Random): string {
  const value = poison(random);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd').slice(0, 3000));
}

const PATHS = [
  '%00',
  '%0d%0aX:y',
  '%25',
  '%2e%2e%2f%2e%2e',
  '%F0%9F%90%95',
  '%EF%BC%A1',
  '%E2%80%AE',
  '%27%3B--',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e9',
  '*',
  '$',
  '..',
  'a'.repeat(3000),
  '0192F0C0-0000-7000-8000-000000000000',
  '0192f0c0-0000-7000-8000-000000000000',
  '0192f0c0-0000-7000-8000-00000000000',
  '0192f0c0000070008000000000000000',
  '%7B0192f0c0-0000-7000-8000-000000000000%7D',
  '0192f0c0-0000-7000-8000-000000000000%20',
  '9999-12-31',
  '2026-02-30',
  'A'.repeat(43),
  `${'A'.repeat(43)}.ics`,
];

export const malformedPath = (random: Random): string => pickOne(random, PATHS);
