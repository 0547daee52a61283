import type { JsonSchema } from './json-schema';

const SAMPLES = new Map<string, string>(
  Object.entries({
    date: '2026-03-07',
    'date-time': '2026-03-07T08:00:00Z',
    email: 'you@example.com',
    uuid: '0192f0c0-0000-7000-8000-000000000000',
    uri: 'https://example.com/',
  }),
);

/** Samples for names whose rules are not in the schema. */
const NAMED = new Map<string, string>(
  Object.entries({
    email: 'you@example.com',
    timeZone: 'Europe/Madrid',
    name: 'Luna',
    code: '123456',
    password: 'four calm green apples',
  }),
);

const TIME_OF_DAY = '08:00';

function someText({ format, pattern, minLength = 0 }: JsonSchema, name: string): string {
  const sampleText = (format && SAMPLES.get(format)) ?? NAMED.get(name);
  if (sampleText !== undefined) return sampleText;
  if (pattern?.includes('[0-5]')) return TIME_OF_DAY;
  return 'text'.padEnd(minLength, 'x');
}

function sampleNumber({ minimum, maximum }: JsonSchema): number {
  if (minimum !== undefined) return Math.max(minimum, Math.min(1, maximum ?? 1));
  return Math.min(1, maximum ?? 1);
}

export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) {
    const chosenSchema = choices.find(({ type, const: only }) => type !== 'null' && only !== '') ?? choices[0];
    return chosenSchema && sampleOf(chosenSchema, name);
  }
  const [type] = [schema.type ?? []].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sampleOf(schema.properties?.[key] ?? {}, key)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, name)];
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return someText(schema, name);
  }
}
