import * as z from 'zod';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  type?: string | string[];
  $ref?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** These formats say it all; beside them zod writes patterns of several hundred characters. */
const TOLD_BY_FORMAT = new Set(['date', 'date-time', 'email', 'uuid', 'uri']);

function tidy(schema: JsonSchema): void {
  if (schema.format && TOLD_BY_FORMAT.has(schema.format)) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/**
 * What a schema takes, in the terms of JSON Schema. Rules that are functions (an address that exists, a day that is not to
 * come) have no words there and are left out: everything that it refuses is refused, but not the other way round.
 */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  });
  // What is attached besides (a way to check) is no JSON.
  return JSON.parse(JSON.stringify(plain)) as JsonSchema;
}
