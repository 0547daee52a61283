import type { JsonSchema } from '@/lib/site/api-docs/json-schema';
import { sampleOf } from '@/lib/site/api-docs/sample';

export interface Limit {
  /** Field names from outer to inner. A number is an index in a list. */
  path: readonly (string | number)[];
  rule: string;
  allowed: readonly unknown[];
  /** First refused values beyond the limit. */
  refused: readonly unknown[];
  /** Request with the field, in the variant that contains it. */
  base: unknown;
}

const FORMATS: Readonly<Record<string, { allowed: unknown[]; refused: unknown[] }>> = {
  date: {
    allowed: ['2024-02-29', '2026-03-07', '2028-02-29'],
    refused: ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', 20_260_101],
  },
  'date-time': {
    allowed: ['2024-02-29T23:59:59Z', '2026-03-07T00:00:00.000Z', '2026-09-01T00:00:00Z'],
    refused: ['2026-02-29T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01', '2026-01-01T00:00:00'],
  },
  uuid: {
    allowed: ['0192f0c0-0000-7000-8000-000000000000'],
    refused: ['0192f0c0-0000-7000-8000-00000000000', '0192f0c0000070008000000000000000', 7],
  },
  email: { allowed: ['you@example.com'], refused: ['you@', '@example.com', 'you example.com'] },
  uri: { allowed: ['https://example.com/'], refused: ['example.com'] },
};

const TIME_OF_DAY = { allowed: ['00:00', '23:59'], refused: ['24:00', '00:60', '8:00', '08:00:00'] };

const repeatLetter = (length: number) => 'q'.repeat(length);

/** Email address with the longest parts allowed: 64 characters before the @, 63 between dots. */
const address = (length: number) => {
  const domain = `${repeatLetter(63)}.${repeatLetter(63)}.com`;
  return `${repeatLetter(64)}@${repeatLetter(length - 64 - domain.length - 2)}.${domain}`;
};

/** Generators for formats that the schema does not state. */
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  /** Of a notification service, with an ntfy topic at the end. */
  address: (length) => `https://example.com/${repeatLetter(length - 22)}/q`,
  email: address,
  clinicAddress: address,
  document: (length) => `https://example.com/${repeatLetter(length - 20)}`,
  documentLinks: (length) => `https://example.com/${repeatLetter(length - 20)}`,
};

/** Fields whose own rule allows no text of this length: ids, time zones, countries, codes, cursors. */
const SHORTER = /(?:ids?|pets|timeZone|country|microchip|code|cursor|person|responsible)$/i;

interface Found {
  rule: string;
  allowed: unknown[];
  refused: unknown[];
}

function textLimits({ format, pattern, minLength, maxLength }: JsonSchema, name: string): Found[] {
  const textOf = SHAPES[name] ?? repeatLetter;
  const knownFormat = format === undefined ? undefined : FORMATS[format];
  if (knownFormat) return [{ rule: `format=${format}`, ...knownFormat }];
  if (pattern?.includes('[0-5]')) return [{ rule: 'pattern=time', ...TIME_OF_DAY }];
  if (pattern !== undefined) return [{ rule: `pattern=${pattern}`, allowed: [], refused: ['no\u0000', 5] }];
  const foundLimits: Found[] = [];
  if (minLength === 1) foundLimits.push({ rule: 'minLength=1', allowed: [], refused: [''] });
  if (minLength !== undefined && minLength > 1) {
    foundLimits.push({
      rule: `minLength=${minLength}`,
      allowed: [textOf(minLength)],
      refused: [textOf(minLength - 1)],
    });
  }
  if (maxLength !== undefined) {
    const allowedTexts = SHORTER.test(name) ? [] : [textOf(maxLength)];
    foundLimits.push({ rule: `maxLength=${maxLength}`, allowed: allowedTexts, refused: [textOf(maxLength + 1)] });
  }
  return foundLimits;
}

function numberLimits({ type, minimum, maximum }: JsonSchema): Found[] {
  const step = [type].flat().includes('integer') ? 1 : 0.001;
  const foundLimits: Found[] = [];
  if (minimum !== undefined)
    foundLimits.push({ rule: `minimum=${minimum}`, allowed: [minimum], refused: [minimum - step] });
  if (maximum !== undefined)
    foundLimits.push({ rule: `maximum=${maximum}`, allowed: [maximum], refused: [maximum + step] });
  return foundLimits;
}

function listLimits({ minItems, maxItems, items = {} }: JsonSchema): Found[] {
  const list = (length: number) => Array.from({ length }, (_, index) => items.enum?.[index] ?? sampleOf(items));
  const foundLimits: Found[] = [];
  if (minItems)
    foundLimits.push({ rule: `minItems=${minItems}`, allowed: [list(minItems)], refused: [list(minItems - 1)] });
  if (maxItems !== undefined) {
    foundLimits.push({ rule: `maxItems=${maxItems}`, allowed: [list(maxItems)], refused: [list(maxItems + 1)] });
  }
  return foundLimits;
}

function ownLimits(schema: JsonSchema, name: string): Found[] {
  if (schema.enum) {
    return [{ rule: `enum=${schema.enum.join('|')}`, allowed: schema.enum, refused: [`${schema.enum[0]}s`] }];
  }
  return [...textLimits(schema, name), ...numberLimits(schema), ...listLimits(schema)];
}

function putValue(value: unknown, [name, ...rest]: Limit['path'], change: unknown): unknown {
  if (name === undefined) return change;
  if (typeof name === 'number') return [putValue(Array.isArray(value) ? value[0] : undefined, rest, change)];
  const own = typeof value === 'object' && value !== null ? value : {};
  return { ...own, [name]: putValue((own as Record<string, unknown>)[name], rest, change) };
}

export function withValue({ base, path }: Limit, value: unknown): unknown {
  return putValue(base, path, value);
}

/** Limits in a schema and in its fields at any depth. */
export function limitsIn(schema: JsonSchema, path: Limit['path'] = [], root: unknown = sampleOf(schema)): Limit[] {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    const shapes = choices.filter(({ type, const: only }) => type !== 'null' && only !== '');
    return shapes.flatMap((shape) => limitsIn(shape, path, putValue(root, path, sampleOf(shape))));
  }
  const name = String(path.findLast((one) => typeof one === 'string') ?? '');
  const own = ownLimits(schema, name).map((foundLimit) => ({ ...foundLimit, path, base: root }));
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const there = putValue(root, [...path, name], sampleOf(property, name));
    return limitsIn(property, [...path, name], there);
  });
  const inList = schema.items
    ? limitsIn(schema.items, [...path, 0], putValue(root, [...path, 0], sampleOf(schema.items)))
    : [];
  return [...own, ...inside, ...inList];
}
