import 'server-only';
import * as z from 'zod';
import { patternText } from '../validation/zod-text';
import { validate } from './validate';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Id created by the device. Its embedded time may be wrong, like the device's clock. */
const entryId = z.strictObject({ id: patternText(UUID_V7, 36, 'entries.validation.invalid') });

export interface IdentifiedBody {
  entryId: string | null;
  rest: unknown;
}

/**
 * Separates the `id` from the other fields of a new entry.
 * @throws AppError invalid if it is not a UUIDv7
 */
export function splitEntryId(body: unknown): IdentifiedBody {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject || !Object.hasOwn(body, 'id')) return { entryId: null, rest: body };
  const { id, ...rest } = body as { id: unknown };
  return { entryId: validate(entryId, { id }).id, rest };
}
