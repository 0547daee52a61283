import 'server-only';
import type { z } from 'zod';
import { AppError } from '../errors';

/**
 * Parses what came from outside.
 * @throws AppError invalid, with the first message of each field
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.join('.') || 'body'] ??= issue.message;
  }
  throw new AppError('invalid', 'Please check the fields', { fields });
}
