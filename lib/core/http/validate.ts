import 'server-only';
import type { z } from 'zod';
import { AppError } from '../runtime/errors';

export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  let missing = true;
  for (const issue of result.error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.join('.') || 'body'] ??= issue.message;
    missing &&= issue.path.length > 0 && isMissing(value, issue.path);
  }
  throw new AppError('invalid', missing ? 'Missing information' : 'Please check the fields', { fields });
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const foundValue = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | null)?.[key],
    value,
  );
  return foundValue === undefined || (typeof foundValue === 'string' && foundValue.trim() === '');
}
