import type { JsonSchema } from './json-schema';

const FORMATS = new Map<string, string>(
  Object.entries({ date: 'YYYY-MM-DD', 'date-time': 'ISO 8601', binary: 'file' }),
);

function span(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return ` ${low} to ${high}`;
  if (low !== undefined) return ` from ${low}`;
  return high === undefined ? '' : ` to ${high}`;
}

function stringText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  if (format) return FORMATS.get(format) ?? format;
  if (pattern?.includes('[0-5]')) return 'HH:mm';
  if (maxLength === undefined && minLength === undefined) return 'string';
  return `string,${span(minLength, maxLength)} characters`.replace(', to', ', up to');
}

export function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' or ');
  switch (schema.type) {
    case 'string':
      return stringText(schema);
    case 'integer':
    case 'number':
      return schema.type + span(schema.minimum, schema.maximum);
    case 'array':
      return `list of ${schema.items ? typeText(schema.items) : 'anything'}`;
    default:
      return schema.$ref?.split('/').at(-1) ?? schema.type ?? 'anything';
  }
}

export interface Field {
  /** Full path, such as `quiet.from`. */
  name: string;
  type: string;
  required: boolean;
  /** Default as JSON. */
  preset: string | null;
}

function objectIn(schema: JsonSchema): JsonSchema | null {
  if (schema.properties) return schema;
  return (schema.anyOf ?? []).map(objectIn).find((one) => one !== null) ?? null;
}

export function fieldsOf(schema: JsonSchema, above = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]): Field[] => {
    const name = above + key;
    const required = schema.required?.includes(key) ?? false;
    const preset = property.default === undefined ? null : JSON.stringify(property.default);
    const inner = objectIn(property);
    const below = inner ? fieldsOf(inner, `${name}.`) : [];
    return [{ name, type: typeText(property), required, preset }, ...below];
  });
}
