import * as z from 'zod';

/** Schema of draft 2020-12, as in OpenAPI 3.1. */
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

/** Formats for which zod adds patterns of several hundred characters. */
const TOLD_BY_FORMAT = new Set(['date', 'date-time', 'email', 'uuid', 'uri']);

function removeNoise(schema: JsonSchema): void {
  if (schema.format && TOLD_BY_FORMAT.has(schema.format)) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Omits function refinements, which JSON Schema cannot express. The result may therefore accept more than `schema`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => removeNoise(jsonSchema as JsonSchema),
  });
  // Removes the validator that zod attaches.
  return JSON.parse(JSON.stringify(plain)) as JsonSchema;
}
