import 'server-only';
import * as z from 'zod';
import { patternText } from '../validation/zod-text';
import { validate } from './validate';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An id that the device has made, at whatever time its clock says. */
const entryId = z.strictObject({ id: patternText(UUID_V7, 36, 'entries.validation.invalid') });

export interface Identified {
  entryId: string | null;
  rest: unknown;
}

/**
 * Takes `id` out of what was sent for a new entry.
 * @throws AppError invalid where it is no UUIDv7
 */
export function splitEntryId(body: unknown): Identified {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject || !Object.hasOwn(body, 'id')) return { entryId: null, rest: body };
  const { id, ...rest } = body as { id: unknown };
  return { entryId: validate(entryId, { id }).id, rest };
}
